/** Endpoints of the contact page. */
import type { contactEndpoints } from '../../../src/contract/contact/endpoints';
import type { HandlersOf } from '../../http/context';
import { listContacts, readAdvisor } from './service';

export const contactHandlers: HandlersOf<typeof contactEndpoints> = {
  'tea.contactUs': (input, { db, now }) => listContacts(db, input, now()),
  'tea.contactUsOne': (_input, context) => readAdvisor(context, context.now()),
};
