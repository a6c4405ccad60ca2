/** What an operator reads when the server does not start: known failures as one sentence that says what to do, anything else with its trace. */
import { ConfigError } from './config';
import { OlderDatabase } from './db/client';
import { FolderInUse } from './lock';

interface Cause {
  message: string;
  /** Of the system or of PostgreSQL. */
  code?: string;
  /** The file that it is about; none where it is about a port. */
  path?: string;
}

const denied = (path: string): string =>
  `The user who runs the server may not read or write ${path}: give it to them (chown), or name another in its variable.`;
/** About a file, by the system's code. */
const OF_FILE: Readonly<Record<string, (path: string) => string>> = {
  EACCES: denied,
  EPERM: denied,
  EROFS: denied,
  ENOSPC: (path) => `The disk of ${path} is full: free some space and start again.`,
  ENOENT: (path) => `${path} is not there: make it, or name another in its variable.`,
};
const refused = ({ message }: Cause): string => `PostgreSQL refuses DATABASE_URL: ${message}.`;
/** About anything else. */
const OF_ALL: Readonly<Record<string, (cause: Cause, port: number) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken. Stop the other program or start with PORT=${port + 1}.`,
  EACCES: (_, port) => `Port ${port} may not be opened by this user. Start with PORT=8086.`,
  ECONNREFUSED: () => 'PostgreSQL does not answer at DATABASE_URL. Start it, or unset DATABASE_URL to use PGlite.',
  '28P01': refused,
  '3D000': refused,
};

/** `port`: where the server was to listen. */
export function explain(error: unknown, port: number): string {
  if (error instanceof ConfigError || error instanceof FolderInUse || error instanceof OlderDatabase)
    return error.message;
  const cause = rootOf(error);
  const { code = '', path } = cause;
  const said = path ? OF_FILE[code]?.(path) : OF_ALL[code]?.(cause, port);
  return said ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Drizzle wraps the driver's error. */
function rootOf(error: unknown): Cause {
  let at = error;
  while (at instanceof Error && at.cause) at = at.cause;
  return at instanceof Error ? at : { message: String(at) };
}
