/** Endpoints of articles. */
import type { articleEndpoints } from '../../../../src/contract/article/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { listArticles, readArticle } from './service';

export const articleHandlers: HandlersOf<typeof articleEndpoints> = {
  'article.index': (tx, input, { memberId, now }) => listArticles(tx, memberId, input, now),
  'article.details': (tx, input, { memberId, now }) => readArticle(tx, memberId, input, now),
};
