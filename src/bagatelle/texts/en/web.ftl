# The browser app. One section for each page; ids begin with web-.

## Everywhere

web-unreachable = The server does not answer. Please try again in a moment.

## Parts

web-part-rule = Rule { $clause }
web-part-total = Total
web-part-place = Place
