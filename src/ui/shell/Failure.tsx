/** What stands in place of a page or a list that could not be loaded. */
import type { ReactElement } from 'react';
import { NetworkError, RefusedError, TimeoutError, UnauthorizedError } from '@/core/api';
import { back, relaunch } from '@/core/routes';
import { texts } from '@/core/texts';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';

/** 404 and a bad or missing id (400): the thing is not there, and asking again would not help (rule 3.7). */
const GONE: readonly number[] = [400, 404];
const FORBIDDEN = 403;

export function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactElement | null {
  // The 401 handler is on its way to the login page.
  if (error instanceof UnauthorizedError) return null;
  if (error instanceof RefusedError && (GONE.includes(error.code) || error.code === FORBIDDEN)) {
    const gone = error.code !== FORBIDDEN;
    return (
      <Empty
        picture="notfound"
        role="alert"
        title={gone ? texts.gone : error.message}
        text={gone ? '可能已经下架，或地址有误' : '换个账号，或请店长开通'}
        button={texts.back}
        onPress={() => back()}
      >
        <Button tone="line" onPress={() => relaunch('/pages/tea/index')}>
          {texts.home}
        </Button>
      </Empty>
    );
  }
  const offline = error instanceof NetworkError || error instanceof TimeoutError;
  const said = error instanceof Error ? error.message : '';
  return (
    <Empty
      picture="network"
      role="alert"
      tone="primary"
      title={offline ? '网断了' : '这一页没有打开'}
      text={offline || !said ? texts.offline : said}
      button={texts.reload}
      onPress={onRetry}
    />
  );
}
