import type { quoteEndpoints } from '../../../../src/contract/quote/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readGoods } from './goods';
import { moveInquiry, readInquiries } from './inquiries';
import { answerQuote, countSeconds, scanCode } from './offer';
import { readQuote, readQuotes } from './read';
import { moveQuote } from './steps';

export const quoteHandlers = {
  'manage.quoteList': (tx, input, { memberId, now }) => readQuotes(tx, memberId, input, now),
  'manage.quoteInfo': (tx, input, { memberId, now, server }) => readQuote(tx, memberId, input, now, server),
  'manage.quoteScan': (_db, input, { memberId, now, server, write }) =>
    write((tx) => scanCode(tx, memberId, input, now, server)),
  'manage.quoteSave': (tx, input, { memberId, now, server }) => moveQuote(tx, memberId, input, now, server),
  'manage.quoteProduct': (tx, input, { memberId }) => readGoods(tx, memberId, input),
  'manage.quoteAnswer': (tx, input, { memberId, now, server }) => answerQuote(tx, memberId, input, now, server),
  'manage.quoteSeen': (tx, input, { memberId, now }) => countSeconds(tx, memberId, input, now),
  'manage.inquiries': (tx, input, { memberId, now, server }) => readInquiries(tx, memberId, input, now, server),
  'manage.inquiryMove': (tx, input, { memberId, now, server }) => moveInquiry(tx, memberId, input, now, server),
} satisfies HandlersOf<typeof quoteEndpoints>;
