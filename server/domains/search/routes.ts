/** Endpoint of the site-wide search. */
import type { teaEndpoints } from '../../../src/contract/tea/endpoints';
import type { HandlersOf } from '../../http/context';
import { searchSite } from './service';

export const searchHandlers: HandlersOf<Pick<typeof teaEndpoints, 'tea.search'>> = { 'tea.search': searchSite };
