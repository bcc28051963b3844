# The browser app. One section for each page; ids begin with web-.

## Parts

web-part-rule = Rule { $clause }
web-part-total = Total
web-part-place = Place
