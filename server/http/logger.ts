/**
 * The log: pino lines with the secrets taken out. Query strings carry the session token and, by the client's habit, every
 * parameter of a write (rule 2.1), so only the path of an address is ever logged; bodies are not logged at all. A last filter over
 * the finished line hides anything that still looks like a token, a mobile number or a password.
 */
import { Writable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** Where finished lines go: stdout, or a test's array. */
export interface LogSink {
  write(line: string): void;
}

const pathOf = (url: string) => url.split(/[?#]/)[0] ?? '';

/** A failed query of Drizzle carries its parameters in the message and in the driver's `detail`: both stay out. */
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
  /** SQL state or errno; not called `code`, which is what text messages carry. */
  errorCode?: string;
  constraint?: string;
  cause?: LoggedError;
}

export function describeError(error: unknown, depth = 0): LoggedError {
  const fault = error instanceof Error ? error : new Error(String(error));
  const message = fault.message.split('\nparams:')[0] ?? '';
  const details = fault as Error & { code?: unknown; constraint?: unknown };
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: fault.name,
    message,
    stack: frames.slice(0, 12).join('\n'),
    ...(typeof details.code === 'string' ? { errorCode: details.code } : {}),
    ...(typeof details.constraint === 'string' ? { constraint: details.constraint } : {}),
    ...(fault.cause instanceof Error && depth < 3 ? { cause: describeError(fault.cause, depth + 1) } : {}),
  };
}

const HIDDEN: readonly [RegExp, string][] = [
  // An id number: its region, a day of birth, a sequence and a check digit.
  [/(?<!\d)[1-9]\d{5}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\d)/g, '[hidden]'],
  [/access-token=[^&"\s\\]+/gi, 'access-token=[hidden]'],
  [/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2'],
  [/((?<![a-z])(?:\w*password|\w*token|bindTicket|code)(?:\\?"\s*:\s*\\?"|=))[^"&\s\\]+/gi, '$1[hidden]'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[hidden]'],
];

export const hideSecrets = (line: string): string =>
  HIDDEN.reduce((text, [find, put]) => text.replace(find, put), line);

/** Fastify's `logger` option. `sink` is stdout unless a test listens. */
export function loggerOptions(level: string, sink: LogSink = process.stdout) {
  return {
    level,
    stream: new Writable({
      decodeStrings: false,
      write(line: string | Buffer, _encoding, done) {
        sink.write(hideSecrets(String(line)));
        done();
      },
    }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url ?? ''), ip: request.ip }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}
