/** From a table on: its sheet in landscape, the dashboard, the day's report. */
import type { ReactElement } from 'react';
import type { RequestOf } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';

/** The shop itself reports nothing. */
const ONLINE = '0';

export function Ways({ asked }: { asked: RequestOf<'manage.reportTable'> }): ReactElement {
  const { kind, from, to, storeId } = asked;
  return (
    <>
      <Button
        size="l"
        grow
        tone="line"
        onPress={() => void go('/report/pages/webview', { kind, from, to, ...(storeId && { storeId }) })}
      >
        横屏查看
      </Button>
      <Button size="l" grow tone="line" onPress={() => void go('/chart/pages/index', storeId ? { storeId } : {})}>
        看板
      </Button>
      <Button
        size="l"
        grow
        tone="line"
        onPress={() => void go('/report/pages/daily-input', storeId && storeId !== ONLINE ? { storeId } : {})}
      >
        去填日报
      </Button>
    </>
  );
}
