/** The menu of 我的: every entry whose page the app has is shown, none that leads nowhere. */
import { isServed, MENU_ROUTES } from '../../../server/domains/people/site/menu';
import { BUILT_PATHS } from '../../../src/core/routes/table';

const built = new Set<string>(BUILT_PATHS);
const pathOf = (route: string) => route.split('?')[0] ?? '';

test.each([...new Set(MENU_ROUTES.map(pathOf))])('%s', (path) => expect(isServed(path)).toBe(built.has(path)));
