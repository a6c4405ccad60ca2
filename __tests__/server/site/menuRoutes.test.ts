/** The menu of 我的: no entry leads nowhere. */
import { MENU_ROUTES } from '../../../server/domains/people/site/menu';
import { isRoute } from '../../../src/core/routes/table';

const pathOf = (route: string) => route.split('?')[0] ?? '';

test.each([...new Set(MENU_ROUTES.map(pathOf))])('%s', (path) => expect(isRoute(path)).toBe(true));
