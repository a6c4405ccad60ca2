/** What is wrong with the writing of shop.yml, for who writes it: the line and what to do there. */
import type { ErrorCode, YAMLParseError } from 'yaml';

const COLON = '名字和值之间用英文的冒号，后面空一格；值里有冒号的，整个值放在引号里';
const INDENT = '同一层的各行，前面的空格要一样多';
const REASONS: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: '以 * 开头的值要放在引号里',
  BAD_INDENT: INDENT,
  BAD_SCALAR_START: '以 @、%、` 这样的符号开头的值要放在引号里',
  BLOCK_AS_IMPLICIT_KEY: COLON,
  DUPLICATE_KEY: '这一项写了两次',
  MISSING_CHAR: '引号或括号没有配对',
  MULTILINE_IMPLICIT_KEY: COLON,
  MULTIPLE_DOCS: '只能有一段，去掉 ---',
  TAB_AS_INDENT: '行首用空格，不用制表符',
  UNEXPECTED_TOKEN: INDENT,
};

export const ymlReason = ({ code, linePos }: YAMLParseError): string =>
  `写法不对${linePos ? `（第 ${linePos[0].line} 行）` : ''}：${REASONS[code] ?? COLON}`;
