// The protocol of Bagatelle. Written by `make types` from src/bagatelle/server/schema.py and the
// views of the games: change those, not this file. docs/protocol.md tells the story.

/** The first message on a socket: who am I. The token never stands in an address. */
export interface Hello {
  readonly type: "hello";
  readonly token: string;
  readonly number?: number;
  /** Whether the client wants to know who is here. */
  readonly presence?: boolean;
}

/** Send me a fresh state; `number` is the last number I have seen. */
export interface Fetch {
  readonly type: "fetch";
  readonly number?: number;
}

/** Is anybody there; `at` comes back in the pong. */
export interface Ping {
  readonly type: "ping";
  readonly at?: number;
}

/** Why can I not choose this; asked for one of one's own seats, and changes nothing. */
export interface Why {
  readonly type: "why";
  readonly seat: number;
  readonly choice: Choice;
}

/**
 * What somebody chooses: a kind, and the ids of the things it touches.
 *
 * An id is a domain and a name, `dish:Y7`; the same id marks the thing in every view, so a
 * screen can light up exactly what may be chosen.
 */
export interface Choice {
  readonly kind: string;
  readonly refs: readonly string[];
}

/** Make a move, as typed choice or as notation. */
export interface Play {
  readonly type: "play";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
  readonly choice?: Choice | null;
  readonly text?: string | null;
}

/** Take back this seat's last move, if nothing was revealed and nobody else has moved. */
export interface Undo {
  readonly type: "undo";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
}

/** Ask the others to let this seat's last move be taken back. */
export interface AskTakeback {
  readonly type: "ask_takeback";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
}

/** Agree that a move is taken back, or not. */
export interface AnswerTakeback {
  readonly type: "answer_takeback";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
  readonly agree: boolean;
}

/** A player wants to be called something else. */
export interface Rename {
  readonly type: "rename";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
  readonly name: string;
}

/** A player leaves the table; they may come back with `take_back_seat`. */
export interface Leave {
  readonly type: "leave";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
}

/**
 * Let a bot play for a seat that left or ran out of time; whoever has laid the table may also
 * give it a free seat, with a name.
 */
export interface HandOver {
  readonly type: "hand_over";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
  readonly bot: string;
  readonly name?: string;
}

/** Whoever has laid a table that still waits for somebody calls it off. */
export interface CallOff {
  readonly type: "call_off";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
}

/** The owner of a seat plays again. */
export interface TakeBackSeat {
  readonly type: "take_back_seat";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  readonly type: "chat";
  readonly key: string;
  readonly number: number;
  readonly seat: number;
  readonly text: string;
}

/** A match as somebody wants it: `options` are those of the game, the rest has defaults. */
export interface CreateMatch {
  readonly game: string;
  readonly seats: readonly SeatPlan[];
  readonly options?: { readonly [name: string]: string };
  readonly clock?: ClockPlan | null;
  readonly chat?: boolean;
  /** Whether everybody at the table may ask what the minister would do. */
  readonly advice?: boolean;
  /** The creator's secret, if they make it themselves: sent again, it finds the same match. */
  readonly token?: string | null;
}

/**
 * Who will sit here: the creator (`me`), somebody by invitation (`open`), a bot, or
 * somebody else at the creator's device (`hotseat`).
 */
export interface SeatPlan {
  readonly kind: "bot" | "hotseat" | "me" | "open";
  readonly name?: string;
  readonly bot?: string;
}

/** `live`: a bank of seconds and an increment for each turn. `days`: days for each turn. */
export interface ClockPlan {
  readonly kind: "days" | "live";
  readonly bank?: number;
  readonly increment?: number;
  readonly days?: number;
}

/** The tokens of the seats that a browser keeps. */
export interface Mine {
  readonly tokens: readonly string[];
}

/**
 * A record, and which part of it is wanted: from move `first` on, seen from `seat` (null:
 * the spectator's bench).
 */
export interface Replay {
  readonly record: string;
  readonly seat?: number | null;
  readonly first?: number;
  readonly frames?: number;
}

/** The record of a match that is over, to be told once more. */
export interface LookBack {
  readonly record: string;
}

/**
 * The record of a match that is over, to be reviewed with the knowledge of a seat (null: of
 * all).
 */
export interface ReviewRecord {
  readonly record: string;
  readonly seat?: number | null;
}

/**
 * Play on against bots from a moment of a match that is over: after its first `moves` moves
 * one sits at `seat`, and the bot at the others. Chance falls as it did in that match.
 */
export interface PlayOn {
  readonly record: string;
  readonly moves: number;
  readonly seat: number;
  readonly bot: string;
  readonly name?: string;
  /** Whether one may ask what the minister would do. */
  readonly advice?: boolean;
  /** One's secret, if one makes it oneself: sent again, it finds the same match. */
  readonly token?: string | null;
}

/** Somebody wants to know what an invitation is to, before they sit down. */
export interface LookAtInvitation {
  readonly invite: string;
}

/** Somebody comes with an invitation. */
export interface JoinMatch {
  readonly invite: string;
  readonly name?: string;
  /** Their secret from now on, if they make it themselves: sent again, it finds the same seat. */
  readonly token?: string | null;
}

/**
 * What would the minister do; asked for one of one's own seats that is to act. The others hear
 * that somebody has asked.
 */
export interface AskAdvice {
  readonly seat: number;
}

/** A match that is over shall be reviewed, with the knowledge of a seat (null: of all). */
export interface AskReview {
  readonly seat?: number | null;
}

/** All there is to know for a client: enough to draw everything from nothing. */
export interface State {
  readonly type: "state";
  readonly number: number;
  readonly match: string;
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly commitment: string;
  readonly seats: readonly SeatState[];
  /**
   * Who has a score and a place without a seat, by name: wherever something is told of each
   * party, they come after the seats.
   */
  readonly parties: readonly Message[];
  readonly facts: GameFacts;
  /**
   * What is printed on each thing of the game that has an id of its own, by these ids. In views
   * and in all that changes in them `{"$": id}` stands for it.
   */
  readonly printed: { readonly [name: string]: Printed };
  /**
   * What everybody may know of the table. Its shape is in the schema under the game's name, with
   * printed things put in. Null for a match that can only be looked at.
   */
  readonly view: unknown;
  readonly sides: readonly Side[];
  /** How many older log lines there are. */
  readonly log_from: number;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  readonly chat_open: boolean;
  /** Whether everybody at the table may ask what the minister would do. */
  readonly advice: boolean;
  readonly over: boolean;
  readonly sheet: ScoreSheet | null;
  readonly takeback: Takeback | null;
  readonly rematch: string | null;
  /**
   * Why this version of the server can only show the match, without a table: it has no sides and
   * no log. Null for a match that can be played.
   */
  readonly read_only: Message | null;
}

/** What everybody may know of a seat. */
export interface SeatState {
  readonly seat: number;
  /** `open`, `human` or `bot`; `closed`, if the table was called off before all came. */
  readonly kind: string;
  readonly name: string;
  readonly bot: string;
  readonly left: boolean;
  readonly out_of_time: boolean;
  readonly to_act: boolean;
  /** Milliseconds left when the message was written; running if the seat is to act. */
  readonly clock: number | null;
}

/** The name of a text in the catalogues, and its args. */
export interface Message {
  readonly id: string;
  readonly args: { readonly [name: string]: string | number | Message };
}

/** What stays the same as long as a match lasts, and is the same for everybody. */
export interface GameFacts {
  /** How each thing is called, by its id. */
  readonly labels: { readonly [name: string]: Message };
  /** The kinds of choices that a page shows even while they cannot be made. */
  readonly actions: readonly string[];
  /** Events that can be seen on the table anyway: a short log leaves them out. */
  readonly routine: readonly string[];
  /** Events that are told as a heading, or as something good or great. */
  readonly tones: { readonly [name: string]: "bad" | "good" | "great" | "heading" | "plain" };
  /** Events that are no deeds: details of a player's turn, or the course of the game. */
  readonly roles: { readonly [name: string]: "course" | "deed" | "detail" };
  /** Figures of the box that explanations name and no view carries. */
  readonly figures: { readonly [name: string]: number };
}

/** A thing with all that is printed on it: an id stands for the same facts in a whole match. */
export interface Printed {
  readonly id: string;
}

/** The match from one seat, or from the spectator's bench (`seat` is null). */
export interface Side {
  readonly seat: number | null;
  /**
   * What this seat alone may know: values that stand in its view in place of those of the public
   * view. In a state all of them; in an update and in a later frame those that have changed, and
   * the others stay.
   */
  readonly own: readonly Change[];
  readonly question: Message | null;
  readonly moves: readonly MoveOption[];
  readonly can_undo: boolean;
  /** There is a move of this seat's that the others could let it take back. */
  readonly can_ask_takeback: boolean;
  /** There is one move only, and it is a pass or reveals nothing: a page may make it by itself. */
  readonly forced: boolean;
  /**
   * All that the seat can do until it must look at the table again, if that is two or three ways
   * and more than single moves.
   */
  readonly ways: readonly (readonly MoveOption[])[];
}

/** A new value at a place of a view. */
export interface Change {
  /** The place, as a JSON Pointer; empty for the whole. */
  readonly path: string;
  /** Printed things stand in it as `{"$": id}`. */
  readonly value: unknown;
}

/** A choice that may be made now, its notation, and what it would do. */
export interface MoveOption {
  readonly choice: Choice;
  readonly text: string;
  readonly hint: Message | null;
}

/** One thing that happened: the event for the screen, the message for the log. */
export interface LogLine {
  readonly event: string;
  readonly parts: { readonly [name: string]: string | number | null };
  readonly message: Message;
  /** The rule that it follows. */
  readonly clause: string | null;
}

/** Something that somebody said. */
export interface ChatLine {
  readonly seat: number;
  readonly text: string;
}

/** Lines that add up to `totals`; then what breaks ties, and the places (1 is first). */
export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  readonly totals: readonly number[];
  readonly tie_breaks: readonly ScoreLine[];
  readonly places: readonly number[];
  /** How the game ended, in one sentence. A game writes `seat:2` where a match knows a name. */
  readonly verdict: Message;
}

/** One line of the sheet: what it is for, the clause that gives it, the points of each seat. */
export interface ScoreLine {
  readonly item: Message;
  readonly clause: string;
  readonly points: readonly (number | null)[];
}

/** A seat asks to take its last move back, and waits for these to agree. */
export interface Takeback {
  readonly seat: number;
  readonly waiting: readonly number[];
}

/** What one entry changed. `number` grows by one; a gap means: fetch. */
export interface Update {
  readonly type: "update";
  readonly number: number;
  readonly kind: string;
  readonly actor: number | null;
  /** The command that made it, for whoever sent it: it is done and safe on disk. Else null. */
  readonly key: string | null;
  /** Log lines from here on are replaced by `log` (an undo shortens the log). */
  readonly log_from: number;
  readonly log: readonly LogLine[];
  /** If a bot made several moves at once: how many lines of `log` tell of each. Else empty. */
  readonly steps: readonly number[];
  readonly seats: readonly SeatState[];
  /**
   * What has changed in the public view, to be put there one after the other. A client keeps the
   * public view and the own values of each seat apart: its view is the one with the others put in.
   */
  readonly changes: readonly Change[];
  readonly sides: readonly Side[];
  /** New lines only. */
  readonly chat: readonly ChatLine[];
  readonly over: boolean;
  readonly sheet: ScoreSheet | null;
  readonly takeback: Takeback | null;
  readonly rematch: string | null;
}

/**
 * A command was done and is safe on disk; `number` is its entry. On a socket the update with
 * its key says so; an ack comes there for a command that was sent again.
 */
export interface Ack {
  readonly type: "ack";
  readonly key: string;
  readonly number: number;
}

/** A command was not done. A stale one is followed by a fresh state. */
export interface Refused {
  readonly type: "refused";
  readonly key: string | null;
  readonly problem: Problem;
}

/** Why something was refused. `message` can be said in any language. */
export interface Problem {
  readonly code: ErrorCode;
  readonly sentence: string;
  readonly message: Message | null;
  readonly clause: string | null;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly at: number;
}

/** The answer to a why: what forbids the choice, or null if nothing does. */
export interface Reason {
  readonly type: "reason";
  readonly seat: number;
  readonly choice: Choice;
  readonly problem: Problem | null;
  /**
   * The shortest ways by which the seat's own moves lead to the choice, and on from there where
   * that is little: six at most, and nothing is revealed on them.
   */
  readonly lines: readonly (readonly MoveOption[])[];
}

/** Who is here: the seats whose players have the table open. For those who asked for it. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly number[];
}

/** Somebody at the table has asked for advice. */
export interface Asked {
  readonly type: "asked";
  readonly seat: number;
}

/** The server is well; what it runs on, and how much it has to do. */
export interface Health {
  readonly status: "ok";
  readonly version: string;
  readonly database: string;
  readonly matches: number;
  readonly sockets: number;
}

/** All games of the house. */
export interface GameList {
  readonly games: readonly GameEntry[];
}

/** A game that can be played, and the bots that play it. */
export interface GameEntry {
  readonly info: GameInfo;
  /** The strongest last. */
  readonly bots: readonly string[];
  /** Those of them that are persons of the court, the same in all games. */
  readonly levels: readonly string[];
  /** Who plays for somebody that has left. */
  readonly stand_in: string;
  /** Whether somebody can be asked for advice. */
  readonly advice: boolean;
}

/** What can be said of a game before a match of it exists. */
export interface GameInfo {
  readonly name: string;
  readonly players: readonly number[];
  readonly options: readonly Option[];
  readonly rules_version: number;
  /** Whether a seat may know what others may not: players at one device need a curtain. */
  readonly hidden: boolean;
  /** How long a game takes, from and to; zeros, if nobody knows yet. */
  readonly minutes: readonly [number, number];
}

/** Something that is settled before a match, with the same word everywhere. */
export interface Option {
  readonly name: string;
  /** What it may be; empty if the game judges the word itself. */
  readonly values: readonly string[];
  readonly default: string;
  /** Words of which any may be chosen, joined by commas. */
  readonly many: readonly string[];
}

/** What is in the box of a game, and where its figures come from. */
export interface ComponentList {
  readonly tables: readonly ComponentTable[];
}

/** One kind of things in the box. */
export interface ComponentTable {
  readonly title: Message;
  readonly columns: readonly Column[];
  readonly lines: readonly ComponentLine[];
}

/**
 * A column of a table. The cells of a `pattern` are rows of `x` and `.`, as in
 * `xx. x.. ...`.
 */
export interface Column {
  readonly title: Message;
  readonly kind: "number" | "pattern" | "text";
}

/** A line of a table, and where its figures come from. */
export interface ComponentLine {
  readonly cells: readonly (string | number | Message)[];
  readonly provenance: "deduced" | "owner" | "published" | "reconstructed" | "rulebook";
}

/** `token` is the creator's secret: it stays in their browser. The others may be passed on. */
export interface MatchCreated {
  readonly match: string;
  readonly token: string;
  readonly seats: readonly number[];
  readonly invites: readonly Invite[];
  readonly watch: string;
  readonly commitment: string;
}

/** What lets somebody sit down at an open seat, once. */
export interface Invite {
  readonly seat: number;
  readonly invite: string;
}

/** The matches of these tokens, the last changed first. */
export interface MyMatches {
  readonly matches: readonly Summary[];
}

/** A line in the list of one's matches. */
export interface Summary {
  readonly match: string;
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly SeatState[];
  /** Who has a score and a place without a seat, as in a state. */
  readonly parties: readonly Message[];
  readonly yours: readonly number[];
  readonly your_turn: boolean;
  readonly over: boolean;
  /** The parties in first place, the seats first; none while the game goes on. */
  readonly winners: readonly number[];
  /** When it last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** Whether it can only be looked at, because it was played with another version. */
  readonly read_only: boolean;
}

/** What a record says, and its frames from `first` on; past the end stands the last one. */
export interface Replayed {
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly names: readonly string[];
  /** Who has a score and a place without a seat, as in a state. */
  readonly parties: readonly Message[];
  readonly facts: GameFacts;
  readonly seed: string;
  /** How many moves it has. */
  readonly moves: number;
  readonly over: boolean;
  readonly sheet: ScoreSheet | null;
  /** What is printed on each thing, as in a state. */
  readonly printed: { readonly [name: string]: Printed };
  readonly first: number;
  readonly frames: readonly Frame[];
}

/** The table after `number` moves of a record. */
export interface Frame {
  readonly number: number;
  /** The move that led here; null at the beginning. */
  readonly played: PlayedMove | null;
  readonly seats: readonly SeatState[];
  /** What has changed in the public view since the frame before; in the first one, all of it. */
  readonly changes: readonly Change[];
  readonly side: Side;
  /** How many log lines there were before this move. */
  readonly log_from: number;
  /** What came of this move. */
  readonly log: readonly LogLine[];
  readonly over: boolean;
}

/** A move of a record. */
export interface PlayedMove {
  readonly seat: number;
  readonly text: string;
}

/** What there is to see when a match is over. Points and emblems follow the order of parties. */
export interface Retrospect {
  /** After how many moves each round was over; the last one with the match. */
  readonly rounds: readonly number[];
  /** The points of each party, at the beginning and after each round. */
  readonly course: readonly (readonly number[])[];
  /** Where the points came from: they add up to the totals. */
  readonly sources: readonly Source[];
  /** The id of a thing that stands for each party: their most precious guest, for example. */
  readonly emblems: readonly (string | null)[];
  readonly moments: readonly Moment[];
}

/** Where points came from, and how many each party has from there. */
export interface Source {
  readonly item: Message;
  readonly points: readonly number[];
}

/** Something that is remembered of a match: what, whose, and the move that one may look at. */
export interface Moment {
  readonly kind: string;
  readonly title: Message;
  /** In one sentence, with its number. A game writes `seat:2` where a match knows a name. */
  readonly text: Message;
  readonly party: number;
  readonly move: number;
  /** The id of what it is about. */
  readonly thing: string | null;
}

/** A review, as far as it has come. Asked for again with `known`, it tells what is new. */
export interface ReviewState {
  /** Its name, to ask for it again. */
  readonly review: string;
  /** A review that failed begins anew when it is asked for once more. */
  readonly status: "done" | "failed" | "waiting" | "working";
  /**
   * With whose knowledge the course is seen; null: with that of all. Turns are compared with the
   * knowledge of whoever made them, or with that of all.
   */
  readonly seat: number | null;
  /** So many steps of the work are done, */
  readonly done: number;
  /** of so many. */
  readonly steps: number;
  /** How often the table was played on, at least, to compare one turn, all lines together. */
  readonly playouts: number;
  /** Null until it is known. */
  readonly course: Course | null;
  /**
   * The turns that have been compared, in the order in which they were, from number `known` on.
   * Turning points come first.
   */
  readonly compared: readonly ComparedTurn[];
  /** How often each seat found the best way, among all turns that have been compared. */
  readonly found: readonly Found[];
}

/** How the chances went. Chances follow the order of parties: seats first. */
export interface Course {
  readonly turns: readonly ReviewedTurn[];
  /** The chances after the last turn: 1 for the winner, shared if there are several. */
  readonly end: readonly number[];
  /** After how many moves each round was over; the last one with the match. */
  readonly rounds: readonly number[];
  /** The largest changes, in the order in which they happened. */
  readonly turning_points: readonly TurningPoint[];
}

/** A stretch of moves of one seat, until somebody else was to act or something came to light. */
export interface ReviewedTurn {
  /** How many moves were made before it. */
  readonly first: number;
  /** How many it has. */
  readonly moves: number;
  readonly seat: number;
  /** Of each party to win, before the turn: from 0 to 1, together 1. */
  readonly chances: readonly number[];
}

/** A turn after which somebody's chances were others than before. */
export interface TurningPoint {
  /** Which of the turns, counted from 0. */
  readonly turn: number;
  /** Whose chances changed: those of whoever moved, unless others' changed by more. */
  readonly party: number;
  /** By how much, from -1 to 1. */
  readonly swing: number;
}

/**
 * A turn with something to choose, beside what else could have been done. All ways were played
 * on in the same imagined worlds.
 */
export interface ComparedTurn {
  /** Which of the turns, counted from 0. */
  readonly turn: number;
  /** What was done. */
  readonly played: AdvisedLine;
  /**
   * Other ways that promised more, at most three, the best first; none if there was nothing
   * better.
   */
  readonly better: readonly AdvisedLine[];
  /**
   * Whether what was done is among the best: nothing promised more, or by so little that it may
   * be chance.
   */
  readonly best: boolean;
}

/** One way to go on: the seat's own moves until its turn ends or something comes to light. */
export interface AdvisedLine {
  readonly line: readonly MoveOption[];
  /** Of winning, from 0 to 1, as far as the seat can know. */
  readonly chance: number;
  /** By how much the chance may lie beside that: the half of a 95 % interval. */
  readonly doubt: number;
  /** The final points to be expected. */
  readonly points: number;
  /** The place to be expected; 1 is the first. */
  readonly place: number;
  /** How often it was played on. */
  readonly playouts: number;
}

/** How often a seat found the best way. */
export interface Found {
  readonly seat: number;
  readonly best: number;
  /** Among so many of its turns: those with something to choose. */
  readonly compared: number;
}

/** What an invitation is to: the seat, the table, and who has laid it. */
export interface Invitation {
  readonly seat: number;
  /** The name of whoever has laid the table; empty if they have none. */
  readonly host: string;
  readonly game: string;
  readonly players: number;
  readonly options: { readonly [name: string]: string };
  readonly seats: readonly SeatState[];
  readonly clock: ClockTold | null;
  /** Whether everybody may ask for advice: who sits down agrees to it. */
  readonly advice: boolean;
}

/** The clock of a table that was laid, as in its plan. */
export interface ClockTold {
  readonly kind: string;
  readonly bank: number;
  readonly increment: number;
  readonly days: number;
}

/** What a seat is proved with from now on: `token` stays in the browser that got it. */
export interface Joined {
  readonly match: string;
  readonly token: string;
  readonly seats: readonly number[];
}

/** What the minister would do, the best first. It belongs to the state of this number. */
export interface Advice {
  readonly seat: number;
  readonly number: number;
  readonly lines: readonly AdvisedLine[];
}

/** Log lines from `start` on. */
export interface LogPage {
  readonly start: number;
  readonly lines: readonly LogLine[];
}

/**
 * One's seats at the same table once more, and a token for spectators. For a spectator both
 * tokens are the same.
 */
export interface Relaid {
  readonly match: string;
  readonly token: string;
  readonly seats: readonly number[];
  readonly watch: string;
}

/** Nothing is hidden: the same for every seat and for spectators. */
export interface BanquetView {
  readonly side: string;
  readonly step: "clear" | "over" | "serve" | "take";
  readonly to_act: readonly number[];
  readonly turn: number;
  readonly first_player: number;
  readonly sideboard: readonly BanquetCellView[];
  readonly rows: readonly BanquetLineView[];
  readonly columns: readonly BanquetLineView[];
  readonly tray: readonly BanquetDishView[];
  readonly pile: BanquetPileView;
  readonly discards: readonly BanquetDishView[];
  readonly players: readonly BanquetPlayerView[];
  readonly solo: BanquetSoloView | null;
}

export interface BanquetCellView {
  readonly id: string;
  readonly dish: BanquetDishView | null;
}

export interface BanquetDishView {
  readonly id: string;
  readonly type: string;
  readonly colour: string;
  readonly value: number;
}

/** A row or a column of the sideboard, or one position of an imposter's pattern. */
export interface BanquetLineView {
  readonly id: string;
  readonly cells: readonly string[];
}

export interface BanquetPileView {
  readonly dishes: number;
  readonly packs: readonly number[];
  /** Which pack holds the End card, from the top; None in the solo game. */
  readonly end_pack: number | null;
  readonly end_shown: number;
}

export interface BanquetPlayerView {
  readonly seat: number;
  readonly icon: string;
  readonly points: number;
  readonly dishes: number;
  readonly nobles: readonly BanquetNobleView[];
  readonly imposter: BanquetImposterView;
}

export interface BanquetNobleView {
  readonly id: string;
  readonly requirement: string;
  readonly colour: string | null;
  readonly figure: string;
  readonly points: number;
  readonly satisfied: boolean;
  /** How many dishes it takes, all courses together; None if any number will do. */
  readonly plates: number | null;
  readonly dishes: readonly BanquetDishView[];
  readonly courses: readonly BanquetCourseView[];
  readonly demand: Message;
  readonly progress: Message;
}

export interface BanquetCourseView {
  readonly id: string;
  readonly direction: string;
  readonly dishes: readonly BanquetDishView[];
}

export interface BanquetImposterView {
  readonly id: string;
  readonly name: string;
  readonly used: boolean;
  readonly positions: readonly BanquetLineView[];
}

export interface BanquetSoloView {
  readonly turns: number;
  /** Solo cards turned so far, in no order. */
  readonly turned: readonly string[];
  readonly last: BanquetLineView | null;
}

export interface RokokoView {
  readonly seat: number | null;
  readonly edition: string;
  readonly step: "pick" | "play" | "main" | "take" | "keep" | "window" | "pay" | "place" | "hire" | "fund" | "bonus" | "trimming" | "depute" | "exchange" | "give" | "jewel" | "task" | "trial_card" | "activate" | "copy" | "choose_hall" | "expert_depute" | "free_jewel" | "over";
  readonly to_act: readonly number[];
  readonly round: number;
  readonly rounds: number;
  readonly start_player: number;
  /** The seat that holds the favour; None while it lies on the board. */
  readonly favour: number | null;
  readonly turn_of: number | null;
  readonly in_play: RokokoWorkerView | null;
  /** The dress that is being made, not yet rented out or sold. */
  readonly in_work: RokokoDressView | null;
  readonly paid: readonly RokokoTileView[];
  /** The tile just taken, if this viewer may see it. */
  readonly held: RokokoTileView | null;
  readonly holds_tile: boolean;
  readonly hire_row: RokokoHireRowView;
  readonly warehouse: readonly RokokoSegmentView[];
  readonly windows: readonly RokokoWindowView[];
  readonly halls: readonly RokokoHallView[];
  readonly fireworks: readonly RokokoDecorationView[];
  readonly fireworks_majority: RokokoMajorityView;
  readonly statues: readonly RokokoDecorationView[];
  readonly upper: readonly RokokoDecorationView[];
  readonly lower: readonly RokokoDecorationView[];
  readonly all_halls: readonly RokokoAllHallsView[];
  readonly supply: RokokoSupplyView;
  readonly players: readonly RokokoPlayerView[];
  readonly own: RokokoOwnView | null;
  /** What there is to see of each module in play. */
  readonly modules: RokokoModules;
}

/** A worker card. The id of a base worker says whose it is. */
export interface RokokoWorkerView {
  readonly id: string;
  readonly kind: "apprentice" | "journeyman" | "master";
  readonly level: number;
  readonly crown: boolean;
  readonly bonus: Message;
}

export interface RokokoDressView {
  readonly id: string;
  readonly code: string;
  readonly colour: string;
  readonly wearer: "gent" | "lady";
  readonly silk: readonly RokokoSilkView[];
  readonly yarn: number;
  readonly lace: number;
  readonly thimble: boolean;
  readonly sale: number;
  readonly prestige: number;
  /** The module that it belongs to; empty if it is none. */
  readonly module: string;
  readonly sellable: boolean;
  /** What it brings when it is made or rented out. */
  readonly bonus: Message | null;
}

/** Bales of one colour; `colour` is the edition's word, `code` the same in all editions. */
export interface RokokoSilkView {
  readonly code: string;
  readonly colour: string;
  readonly bales: number;
}

export interface RokokoTileView {
  readonly id: string;
  readonly silk: readonly RokokoSilkView[];
  readonly yarn: number;
  readonly lace: number;
  /** Whether trading gives yarn or lace, not both. */
  readonly either: boolean;
}

export interface RokokoHireRowView {
  readonly slots: readonly (RokokoWorkerView | null)[];
  readonly price: number;
  /** How many cards of each level are left in the hire stack. */
  readonly stack: readonly number[];
}

export interface RokokoSegmentView {
  readonly id: string;
  readonly price: number;
  readonly tiles: readonly (RokokoTileView | null)[];
}

export interface RokokoWindowView {
  readonly id: string;
  readonly price: number;
  readonly dark: boolean;
  readonly dress: RokokoDressView | null;
}

export interface RokokoHallView {
  readonly id: string;
  readonly terrace: boolean;
  readonly majority: RokokoMajorityView;
  readonly spaces: readonly RokokoSpaceView[];
  readonly musician: RokokoDecorationView;
}

export interface RokokoMajorityView {
  readonly first: number;
  /** 0 between two players, who have no second place (RK-END-3A-12). */
  readonly second: number;
  /** Everybody who is present, the leader first; those who share a place by seat. */
  readonly standing: readonly RokokoStandingView[];
}

/** A player in the race for a majority: dresses in a hall, or markers at the fireworks. */
export interface RokokoStandingView {
  readonly seat: number;
  /** 0 if only the musician makes the player present (RK-HALLS-01). */
  readonly pieces: number;
  /** What it is worth as it stands. */
  readonly points: number;
}

/** A guest space; its owner is the seat whose dress stands there. */
export interface RokokoSpaceView {
  readonly id: string;
  readonly master: boolean;
  readonly reward: "coins" | "lace" | "none" | "tile" | "yarn";
  readonly amount: number;
  readonly dress: RokokoDressView | null;
  readonly owner: number | null;
}

/** A decoration space; beside fireworks a dress may stand on the terrace after the end. */
export interface RokokoDecorationView {
  readonly id: string;
  readonly kind: "fireworks" | "jeweller" | "lower" | "musician" | "statue" | "upper";
  readonly cost: number;
  readonly prestige: number;
  readonly multiplier: number;
  readonly owner: number | null;
  readonly terrace: RokokoDressView | null;
}

export interface RokokoAllHallsView {
  readonly id: string;
  readonly prestige: number;
  readonly owner: number | null;
}

/** Draw piles by size, discards in the open (RK-INFO-20, 21). */
export interface RokokoSupplyView {
  readonly tiles: number;
  readonly tile_discard: readonly RokokoTileView[];
  readonly dresses: number;
  readonly dress_discard: readonly RokokoDressView[];
}

/** What everybody may know of a player. */
export interface RokokoPlayerView {
  readonly seat: number;
  readonly money: number;
  readonly yarn: number;
  readonly lace: number;
  /** What was collected in play; None while it is hidden from this viewer (RK-INFO-07). */
  readonly prestige: number | null;
  /** What the player would have if the game ended now; None while a part of it is hidden. */
  readonly points: number | null;
  /** Where the points come from, without what is hidden from this viewer. */
  readonly gains: readonly RokokoGainView[];
  readonly income: number;
  readonly staff: number;
  readonly hand: number;
  /** Workers that everybody knows to be in the hand (RK-INFO-15). */
  readonly known_hand: readonly RokokoWorkerView[];
  readonly reserve: number;
  /** From the bottom to the top. */
  readonly discard: readonly RokokoWorkerView[];
  readonly leaving: readonly RokokoWorkerView[];
  readonly tiles: number;
  /** The kept tiles, when everything is revealed; None before (RK-INFO-03, 23). */
  readonly kept: readonly RokokoTileView[] | null;
  readonly dresses: number;
  readonly decorations: number;
}

/** One line of the final scoring. */
export interface RokokoGainView {
  readonly line: string;
  readonly points: number;
}

/** What only the viewer may know. */
export interface RokokoOwnView {
  readonly hand: readonly RokokoWorkerView[];
  readonly reserve: readonly RokokoWorkerView[];
  readonly kept: readonly RokokoTileView[];
  /** All bales on the kept tiles. */
  readonly silk: readonly RokokoSilkView[];
}

export interface RokokoJewelryBoxView {
  readonly row: readonly RokokoJewelSpaceView[];
  readonly bag: readonly RokokoJewelCountView[];
  readonly decorations: readonly RokokoDecorationView[];
  readonly trials: readonly RokokoTrialView[];
  /** By party. */
  readonly players: readonly RokokoJewelryPlayerView[];
  /** The jewel that was bought with the dress that is being made or placed. */
  readonly with_dress: RokokoJewelView | null;
  readonly own_specialist: RokokoSpecialistView | null;
  /** The cards from which the viewer chooses one now. */
  readonly pile: readonly RokokoWorkerView[] | null;
}

export interface RokokoJewelSpaceView {
  readonly id: string;
  readonly price: number;
  readonly jewel: RokokoJewelView | null;
}

export interface RokokoJewelView {
  readonly id: string;
  readonly kind: "necklace" | "ring";
  readonly code: string;
  /** The edition's word; `code` is the same in all editions. */
  readonly colour: string;
}

/** How many jewels of a kind are still in the bag. */
export interface RokokoJewelCountView {
  readonly kind: "necklace" | "ring";
  readonly code: string;
  readonly colour: string;
  readonly left: number;
  readonly of: number;
}

export interface RokokoTrialView {
  readonly id: string;
  readonly taker: "apprentice" | "journeyman" | "master";
  readonly fee: number;
  readonly prestige: number;
  /** How many are left in its pile. */
  readonly cards: number;
  /** The parties whose token stands in its start area. */
  readonly candidates: readonly number[];
  readonly tasks: readonly RokokoTaskView[];
}

export interface RokokoTaskView {
  readonly id: string;
  readonly kind: "apprentice" | "journeyman" | "master";
  readonly action: "acquire" | "fund" | "tailor";
  readonly keep: boolean | null;
  readonly silk: readonly string[];
  readonly wearer: "gent" | "lady" | null;
  /** The parties that have marked it. */
  readonly marked: readonly number[];
}

export interface RokokoJewelryPlayerView {
  readonly jewels: readonly RokokoJewelView[];
  readonly specialist: "hired" | "none" | "unseen";
  readonly master_trials: number;
}

/** The own specialised apprentice. */
export interface RokokoSpecialistView {
  readonly worker: RokokoWorkerView;
  readonly condition: Message;
  readonly progress: readonly RokokoProgressView[];
  readonly met: boolean;
  readonly hired: boolean;
}

export interface RokokoProgressView {
  readonly label: Message;
  readonly have: number;
  readonly need: number;
}

/** How many dresses a box adds; each says of itself what it brings. */
export interface RokokoDressModuleView {
  readonly dresses: number;
}

export interface RokokoDuBarryView {
  readonly party: number;
  readonly hand: number;
  readonly supply: number;
  /** From the bottom to the top. */
  readonly discard: readonly RokokoDuBarryCardView[];
  /** The cards of her last turn, in the order in which they were revealed. */
  readonly turn: readonly RokokoDuBarryTurnCardView[];
  readonly tiles: number;
  readonly tiles_points: number;
}

/** The action and its target above; below, the hall and the jewel of a dress just made. */
export interface RokokoDuBarryCardView {
  readonly id: string;
  readonly action: "acquire" | "favour" | "fund" | "hire" | "tailor";
  readonly drawer: number | null;
  readonly column: "center" | "left" | "right" | null;
  readonly n: number | null;
  readonly side: "left" | "right" | null;
  readonly decoration: "fireworks" | "fountain" | "musicians" | "statues" | null;
  readonly hall: string;
  readonly jewel: "fit" | "match" | "none";
}

export interface RokokoDuBarryTurnCardView {
  readonly card: RokokoDuBarryCardView;
  /** The card of the turn, one that names a full hall, or the one that decides about the hall. */
  readonly role: "action" | "decides" | "full";
}

export interface AugsburgView {
  readonly seat: number | null;
  readonly step: "bid" | "buy" | "card" | "compensation" | "discard" | "give" | "over" | "show" | "use" | "victim";
  readonly to_act: readonly number[];
  /** 0 during the opening purchase. */
  readonly round: number;
  readonly rounds: number;
  /** The labels of the round track, from left to right. */
  readonly track: readonly string[];
  /** The space of the round pawn. */
  readonly pawn: number;
  /** Who opens the next auction and draws first: at the beginning the start player. */
  readonly opener: number;
  readonly visits: readonly AugsburgVisitView[];
  readonly auction: AugsburgAuctionView | null;
  /** The privilege cards that lie face up. */
  readonly display: readonly AugsburgCardView[];
  /** Those used or put aside since the ten were shuffled; the others lie face down. */
  readonly aside: readonly AugsburgCardView[];
  readonly use: AugsburgUseView | null;
  readonly ladders: readonly AugsburgLadderView[];
  readonly rights: readonly AugsburgRightView[];
  readonly supply: AugsburgSupplyView;
  readonly players: readonly AugsburgPlayerView[];
  /** None for a spectator. */
  readonly own: AugsburgOwnView | null;
}

/** One of the five auctions of this round, in their order. */
export interface AugsburgVisitView {
  /** `noble:leo`. */
  readonly id: string;
  readonly noble: "leo" | "louise" | "maria" | "maximilian" | "philipp";
  readonly state: "ahead" | "now" | "past";
  /** The seat; None before the end of the auction, and when all passed. */
  readonly winner: number | null;
  /** How many notes it was won with; 0 if it was not. */
  readonly number: number;
  /** The privilege card the winner took. */
  readonly card: AugsburgCardView | null;
}

/** A privilege card, `card:P04`. */
export interface AugsburgCardView {
  readonly id: string;
  readonly icons: readonly AugsburgIconView[];
}

/** A privilege on a card; the same privilege has the same id wherever it stands. */
export interface AugsburgIconView {
  /** `icon:money500`. */
  readonly id: string;
  readonly kind: "draw" | "money500" | "orange" | "points6" | "points7" | "violet" | "yellow";
  /** 500, 6 or 7; 2 notes for `draw`; the 300 florins of yellow; 0 for orange and violet. */
  readonly amount: number;
  /** Whether the winner has used it on the card in use. */
  readonly used: boolean;
  /** What it does, in words. */
  readonly effect: Message;
}

/** The auction that is going on, up to the moment the winner is known. */
export interface AugsburgAuctionView {
  readonly noble: "leo" | "louise" | "maria" | "maximilian" | "philipp";
  /** The highest number named; 0 while there is no bid. */
  readonly highest: number;
  /** The first to have named it (AU-BID-19). */
  readonly leader: number | null;
  readonly opener: number;
}

/** The privilege card that is being resolved. */
export interface AugsburgUseView {
  readonly winner: number;
  readonly card: AugsburgCardInUseView;
  /** How many uses are left. */
  readonly uses: number;
  /** Whether the winner's Architect may still build on this card, if they can pay. */
  readonly architect: boolean;
}

/** The same card while it is being resolved. */
export interface AugsburgCardInUseView {
  readonly id: string;
  readonly icons: readonly AugsburgIconView[];
}

/** One of the three categories, from level 1 up. */
export interface AugsburgLadderView {
  /** `category:yellow`. */
  readonly id: string;
  readonly category: "orange" | "violet" | "yellow";
  readonly steps: readonly AugsburgStepView[];
}

/** A rung of a ladder. */
export interface AugsburgStepView {
  /** `step:yellow-2`. */
  readonly id: string;
  readonly level: number;
  readonly name: Message;
  /** Florins (yellow), points (orange) or notes offered (violet) a round. */
  readonly income: number;
  /** Notes a round that cost nothing. */
  readonly free: number;
  /** Step cards left; None at level 1, which has no card. */
  readonly supply: number | null;
  /** Who stands on this level. */
  readonly seats: readonly number[];
}

/** The pile of one kind of right tiles. */
export interface AugsburgRightView {
  /** `tile:church`. */
  readonly id: string;
  readonly kind: "architect" | "cathedral" | "church" | "coat_of_arms" | "letters_of_nobility" | "mint_master";
  readonly category: "orange" | "violet" | "yellow";
  /** The level needed when it is taken; 1 for buildings. */
  readonly level: number;
  /**
   * The numbers on the tiles that are left, the top one first: points a round for coats and
   * letters, the price of a building, 1 for Mint Master and Architect (one note, one building).
   */
  readonly left: readonly number[];
  readonly owners: readonly number[];
}

/** The note piles (AU-INFO-06, 10, 11). */
export interface AugsburgSupplyView {
  readonly pile: number;
  /** The price of the top note of the draw pile; None if it is empty. */
  readonly top_price: number | null;
  readonly discard: number;
  /** Notes that all know to be in the discard pile. */
  readonly discarded: readonly AugsburgNoteView[];
}

/** A promissory note, `note:Ph13`. Jokers cannot be told apart: all are `note:J`. */
export interface AugsburgNoteView {
  readonly id: string;
  readonly noble: "joker" | "leo" | "louise" | "maria" | "philipp";
  /** 0 for a joker, which has none. */
  readonly value: number;
  readonly price: number;
}

/** What everybody may know of a player. Hand, its size and money are not among it. */
export interface AugsburgPlayerView {
  /** `seat:1`, as a thief names a victim. */
  readonly id: string;
  readonly seat: number;
  readonly points: number;
  /** 25 or 45 where the track stops them; None when nothing does (AU-CAP-01 to 04). */
  readonly limit: number | null;
  readonly yellow: number;
  readonly orange: number;
  readonly violet: number;
  readonly tiles: readonly AugsburgOwnedTileView[];
  readonly income: AugsburgIncomeView;
  /** Where they stand in the auction that is going on. */
  readonly said: "holds" | "leads" | "nothing" | "overbid" | "passed";
  /** The number they named or held last in it; 0 if none. */
  readonly number: number;
  /** Notes that all know to be in the hand: the first jokers, and what was shown (AU-INFO-08). */
  readonly known: readonly AugsburgNoteView[];
  /** How many notes are offered to them in the purchase that is going on. */
  readonly offered: number;
}

/** A right tile on a sheet. */
export interface AugsburgOwnedTileView {
  readonly kind: "architect" | "cathedral" | "church" | "coat_of_arms" | "letters_of_nobility" | "mint_master";
  /** As in `RightView.left`. */
  readonly amount: number;
}

/**
 * What a player's levels and tiles will give in the next income, without regard to limits.
 *
 * The last income gives points only, the others are 0 then; all are when no income is left.
 */
export interface AugsburgIncomeView {
  readonly florins: number;
  readonly points: number;
  readonly offered: number;
  readonly free: number;
}

/** What only the viewer may know. */
export interface AugsburgOwnView {
  readonly money: number;
  /** Money less the price of what they have decided to buy in this purchase. */
  readonly left: number;
  /** In canonical order: Philipp, Louise, Leo, Maria by rising value, then jokers. */
  readonly hand: readonly AugsburgNoteView[];
  /** The notes of the hand that count in the auction that is going on (AU-BID-07, AU-MAX-02). */
  readonly valid: readonly AugsburgNoteView[];
  /** From 1 to the highest number they could offer; none if they must pass (AU-BID-09). */
  readonly numbers: readonly AugsburgNumberView[];
  readonly offer: readonly AugsburgOfferView[];
  /** What they have picked to show. */
  readonly picked: readonly AugsburgNoteView[];
  /** The two notes of which they discard one. */
  readonly drawn: readonly AugsburgNoteView[];
  /** Notes that they know to be in the discard pile because they rejected them. */
  readonly rejected: readonly AugsburgNoteView[];
  /** What they give up in this lap of a shortage. */
  readonly given: AugsburgNoteView | null;
}

/** A number that the viewer's hand could back in the auction that is going on. */
export interface AugsburgNumberView {
  /** `bid:4`. */
  readonly id: string;
  readonly number: number;
}

/** A note offered to the viewer. */
export interface AugsburgOfferView {
  readonly note: AugsburgNoteView;
  /** Notes are decided from the first to the last; the first open one is the one asked about. */
  readonly choice: "bought" | "open" | "rejected";
}

/** What there is to see of each; those that are not in play are missing. */
export interface RokokoModules {
  readonly jewelry_box?: RokokoJewelryBoxView;
  readonly fancy?: RokokoDressModuleView;
  readonly festivity?: RokokoDressModuleView;
  readonly expert?: RokokoDressModuleView;
  readonly du_barry?: RokokoDuBarryView;
}

/** Why something was refused. */
export type ErrorCode =
  | "bad_option"
  | "bad_record"
  | "bad_request"
  | "busy"
  | "cannot_undo"
  | "illegal_move"
  | "invalid_move"
  | "no_access"
  | "not_allowed"
  | "not_found"
  | "not_possible"
  | "read_only"
  | "stale"
  | "too_fast"
  | "too_large"
  | "unknown_bot"
  | "unknown_game";

/** What a client may send on a socket. */
export type FromClient =
  | Hello
  | Fetch
  | Ping
  | Why
  | Play
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Rename
  | Leave
  | HandOver
  | CallOff
  | TakeBackSeat
  | Chat;

/** What the server sends on a socket. */
export type ToClient =
  | State
  | Update
  | Ack
  | Refused
  | Pong
  | Reason
  | Presence
  | Asked;

/** What a client may want done, on a socket or by HTTP. */
export type AnyCommand =
  | Play
  | Undo
  | AskTakeback
  | AnswerTakeback
  | Rename
  | Leave
  | HandOver
  | CallOff
  | TakeBackSeat
  | Chat;

/** The views of each game. */
export interface Views {
  readonly banquet: BanquetView;
  readonly rokoko: RokokoView;
  readonly augsburg: AugsburgView;
}

/** What each endpoint takes and answers; some need a token, as `Authorization: Bearer`. */
export interface Endpoints {
  /** Is the server well. */
  readonly "GET /api/health": {
    readonly body: undefined;
    readonly answer: Health;
    readonly token: false;
  };
  /** Which games are there. */
  readonly "GET /api/games": {
    readonly body: undefined;
    readonly answer: GameList;
    readonly token: false;
  };
  /** What is in the box of a game. */
  readonly "GET /api/games/{game}/components": {
    readonly body: undefined;
    readonly answer: ComponentList;
    readonly token: false;
  };
  /** Create a match. */
  readonly "POST /api/matches": {
    readonly body: CreateMatch;
    readonly answer: MatchCreated;
    readonly token: false;
  };
  /** List the matches of my tokens. */
  readonly "POST /api/mine": {
    readonly body: Mine;
    readonly answer: MyMatches;
    readonly token: false;
  };
  /** A record, played again. */
  readonly "POST /api/replay": {
    readonly body: Replay;
    readonly answer: Replayed;
    readonly token: false;
  };
  /** A finished match, told once more. */
  readonly "POST /api/retrospect": {
    readonly body: LookBack;
    readonly answer: Retrospect;
    readonly token: false;
  };
  /** A finished match, thought over once more. */
  readonly "POST /api/reviews": {
    readonly body: ReviewRecord;
    readonly answer: ReviewState;
    readonly token: false;
  };
  /** How far a review has come. */
  readonly "GET /api/reviews/{review}": {
    readonly body: undefined;
    readonly answer: ReviewState;
    readonly token: false;
  };
  /** Play on from a moment of a finished match. */
  readonly "POST /api/play_on": {
    readonly body: PlayOn;
    readonly answer: MatchCreated;
    readonly token: false;
  };
  /** What an invitation is to. */
  readonly "POST /api/matches/{match}/invitation": {
    readonly body: LookAtInvitation;
    readonly answer: Invitation;
    readonly token: false;
  };
  /** Sit down by invitation. */
  readonly "POST /api/matches/{match}/join": {
    readonly body: JoinMatch;
    readonly answer: Joined;
    readonly token: false;
  };
  /** The match as I may see it. */
  readonly "GET /api/matches/{match}": {
    readonly body: undefined;
    readonly answer: State;
    readonly token: true;
  };
  /** Do something in a match. */
  readonly "POST /api/matches/{match}/commands": {
    readonly body: AnyCommand;
    readonly answer: Ack;
    readonly token: true;
  };
  /** Why a choice cannot be made now. */
  readonly "POST /api/matches/{match}/why": {
    readonly body: Why;
    readonly answer: Reason;
    readonly token: true;
  };
  /** What the minister would do. */
  readonly "POST /api/matches/{match}/advice": {
    readonly body: AskAdvice;
    readonly answer: Advice;
    readonly token: true;
  };
  /** The finished match, thought over once more. */
  readonly "POST /api/matches/{match}/review": {
    readonly body: AskReview;
    readonly answer: ReviewState;
    readonly token: true;
  };
  /** The record, as far as I may know it. */
  readonly "GET /api/matches/{match}/record": {
    readonly body: undefined;
    readonly answer: string;
    readonly token: true;
  };
  /** Older log lines. */
  readonly "GET /api/matches/{match}/log": {
    readonly body: undefined;
    readonly answer: LogPage;
    readonly token: true;
  };
  /** The same table once more. */
  readonly "POST /api/matches/{match}/rematch": {
    readonly body: undefined;
    readonly answer: Relaid;
    readonly token: true;
  };
}

/** The most seats of a table, characters of a name or a chat line, bytes of a message. */
export const LIMITS = {
  seats: 5,
  name: 40,
  chat: 500,
  message: 16384,
} as const;
