/** Mail addresses: one rule for fields, schemas and the letters that go out. */

const WORD = "[A-Za-z0-9_%+'!#$&*/=?^`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';
/** Nothing in quotes or angle brackets, no comment, no dot at an edge: what every provider delivers to. */
const ADDRESS = `${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]`;
export const MAIL_PATTERN = `^${ADDRESS}$`;

export const isMail = (text: string): boolean => new RegExp(MAIL_PATTERN).test(text);

const PHONE = /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8})$/;
/** Where somebody can be answered: a mobile, a landline or a mail address. */
export const isContact = (text: string): boolean => PHONE.test(text) || isMail(text);
