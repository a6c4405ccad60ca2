/** Endpoints of the contact page. */
import type { contactEndpoints } from '../../../../src/contract/contact/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listContacts, readAdvisor } from './service';

export const contactHandlers: HandlersOf<typeof contactEndpoints> = {
  'tea.contactUs': (tx, input, { now }) => listContacts(tx, input, now),
  'tea.contactUsOne': (tx, _input, { now, server }) => readAdvisor(tx, now, server.config.publicUrl),
};
