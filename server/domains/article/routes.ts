/** Endpoints of articles. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/context';
import { transact } from '../../db/transact';
import { listArticles, readArticle } from './service';

export const articleHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'article.index' | 'article.details'>> = {
  'article.index': (input, { db, viewer, now }) => listArticles(db, input, viewer?.memberId, now()),
  'article.details': ({ id }, { db, viewer, now }) =>
    transact(db, (tx) => readArticle(tx, id, viewer?.memberId, now())),
};
