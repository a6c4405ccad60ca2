/** What nobody has foreseen: the owner reads one sentence, whoever keeps the server reads the rest in a file. */
import { OlderDatabase } from '../db/client';

const OLDER = '这里的数据是旧版本留下的。用那个版本 npm run shop -- pull 写成文件夹，再推送到空的数据库';

interface Cause {
  code?: string;
  table?: string;
  constraint?: string;
  message?: string;
}
/** What lies at the bottom of an error: drizzle wraps those of the database. */
export function causeOf(error: unknown): Cause {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return typeof cause === 'object' && cause !== null ? causeOf(cause) : ((error ?? {}) as Cause);
}

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: '连不上数据库，看看它有没有在运行',
  ENOTFOUND: '找不到数据库的地址',
  ENOSPC: '磁盘满了',
  EACCES: '没有权限读写这里的文件',
  EPERM: '没有权限读写这里的文件',
  EROFS: '这里的文件不能改',
  EISDIR: '有一个文件夹的名字和文件一样',
  '28P01': '数据库的密码不对',
  '3D000': '没有这个数据库',
  '53300': '数据库的连接用完了，过一会儿再来',
};
export const sentenceOf = (error: unknown): string =>
  error instanceof OlderDatabase ? OLDER : (SENTENCES[causeOf(error).code ?? ''] ?? '出了意外');

/** For the file: where and what, without the values that a statement carried. */
export function detailsOf(error: unknown): string {
  const { code, table, constraint, message } = causeOf(error);
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return [new Date().toISOString(), JSON.stringify({ code, table, constraint, message }), ...frames, ''].join('\n');
}
