import { format, type OxfmtConfig } from 'oxfmt';
import options from '../../.oxfmtrc.json';

/**
 * The text of a file as `npm run format` would leave it.
 * @param file its name says which language it is in
 * @throws when the text is not of that language
 */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, options as OxfmtConfig);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}\n${error.codeframe ?? ''}`);
  return code;
}
