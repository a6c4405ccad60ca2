/**
 * What travels on `/ws` (rule 17.1). A client names topics, the server answers with frames. Frames of one topic carry a rising
 * `rev` where the topic has a state: an older one that arrives late is dropped, and `rev` of the last one is what a client resumes by.
 */
export const WS_PATH = '/ws';
/** Close codes: the session is over (log in again) · too many connections of one member · something failed here, or the server restarts (come back). */
export const WS_NO_SESSION = 4401;
export const WS_TOO_MANY = 4429;
export const WS_RESTART = 1012;
export const WS_FAULT = 1011;
/** Topic of frames about the connection itself: ready, pong, denied. */
export const WS_CONTROL = 'ws';

/** `user:{id}`, `conv:{id}`, `seat:{id}`, `auction:{id}`, `group:{id}`, `live:{id}`, `store:{id}`, `tv:{ticket}` */
export type TopicName = `${'user' | 'conv' | 'seat' | 'auction' | 'group' | 'live' | 'store' | 'tv'}:${string}`;

export interface Frame {
  topic: string;
  /** `snapshot` = the whole state after joining or resuming; anything else is an event of the topic. */
  kind: string;
  rev?: number;
  data: Record<string, unknown>;
  /** Server clock. */
  at: number;
}

export type ClientMessage =
  | { op: 'sub'; topics: { topic: string; rev?: number }[] }
  | { op: 'unsub'; topics: string[] }
  | { op: 'ping' };
