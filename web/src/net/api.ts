// The HTTP side of the server, typed by the endpoints of the protocol.

import type { Endpoints, Problem } from "../protocol";
import { canSay, say } from "../texts";

type Endpoint = keyof Endpoints;
type Body<E extends Endpoint> = Endpoints[E]["body"];
type Wants<E extends Endpoint> = (E extends `${string}{match}${string}` ? { match: string } : {}) &
  (E extends `${string}{game}${string}` ? { game: string } : {}) &
  (E extends `${string}{review}${string}` ? { review: string } : {}) &
  (Body<E> extends undefined ? {} : { body: Body<E> }) &
  (Endpoints[E]["token"] extends true ? { token: string } : {}) & {
    query?: Record<string, string | number>;
  };

/** The server has said no, and why. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.sentence);
  }
}

/** Nobody has answered. */
export class Unreachable extends Error {}

/** Ask the server; throws Refusal or Unreachable. */
export async function api<E extends Endpoint>(
  endpoint: E,
  wanted: Wants<E>,
): Promise<Endpoints[E]["answer"]> {
  const { match, game, review, body, token, query } = wanted as Partial<{
    match: string;
    game: string;
    review: string;
    body: unknown;
    token: string;
    query: Record<string, string | number>;
  }>;
  const [method, path] = endpoint.split(" ") as [string, string];
  const words = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const address = path
    .replace("{match}", encodeURIComponent(match ?? ""))
    .replace("{game}", encodeURIComponent(game ?? ""))
    .replace("{review}", encodeURIComponent(review ?? ""));
  const headers = new Headers();
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  let answer: Response;
  try {
    answer = await fetch(query ? `${address}?${words}` : address, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Unreachable("nobody answers", { cause: error });
  }
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
  if (answer.ok) {
    return (isJson ? await answer.json() : await answer.text()) as Endpoints[E]["answer"];
  }
  // A proxy in front of a server that is not there answers with a page of its own.
  if (!isJson) throw new Unreachable(`answered with ${answer.status}`);
  throw new Refusal((await answer.json()) as Problem);
}

const TRIES = 3;
const PAUSE = 600;

/** Ask up to three times; for questions that the server answers only once, however often asked. */
export async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES || !(error instanceof Unreachable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** What went wrong, in a sentence for the player. */
export function sayProblem(problem: Problem): string {
  const { message, sentence } = problem;
  return message !== null && canSay(message.id) ? say(message) : sentence;
}

/** The same for whatever was thrown; what is no refusal of the server is not caught here. */
export function sayError(error: unknown): string {
  if (error instanceof Refusal) return sayProblem(error.problem);
  if (error instanceof Unreachable) return say("web-unreachable");
  throw error;
}
