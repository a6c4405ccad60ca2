/** Endpoints of articles. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { listArticles, readArticle } from './service';

export const articleHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'article.index' | 'article.details'>> = {
  'article.index': (tx, input, { memberId, now }) => listArticles(tx, memberId, input, now),
  'article.details': (tx, { id }, { memberId, now }) => readArticle(tx, memberId, id, now),
};
