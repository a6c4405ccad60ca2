/** A contact as a card that the phone keeps: what comes with the first one. */
import type { Contact } from './types';

/** Commas, semicolons and backslashes separate the parts of a vCard. */
const part = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

const vCard = ({ name, mobile, company, title, email }: Contact): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${part(name)};;;;`,
    `FN:${part(name)}`,
    `ORG:${part(company)}`,
    `TITLE:${part(title)}`,
    `TEL;TYPE=WORK:${part(mobile)}`,
    ...(email ? [`EMAIL:${part(email)}`] : []),
    'END:VCARD',
    '',
  ].join('\r\n');

export function keep(contact: Contact): void {
  const link = document.createElement('a');
  link.href = `data:text/vcard;charset=utf-8,${encodeURIComponent(vCard(contact))}`;
  link.download = `${contact.name}.vcf`;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}
