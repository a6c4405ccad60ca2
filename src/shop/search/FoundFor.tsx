/**
 * Which word was really searched for, and where else it was found: asked beside the list, never instead of it. The line stands from the
 * beginning, so that what comes late moves no goods.
 */
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Chip } from '@/ui/kit/Chip';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import type { Kind } from '../siteSearch/hits';
import styles from './FoundFor.module.scss';

export function FoundFor({ keyword }: { keyword: string }) {
  const found = useBlock(() => call('tea.search', { keyword }, { hide: true }), keyword);
  const others = found?.tabs.filter(({ id }) => id !== 'all' && id !== 'goods') ?? [];
  return (
    <Stack row gap={12} align="center" className={styles.line}>
      <Words size="sub" tone="muted" lines={1} className={styles.title} {...(found?.corrected && { role: 'status' })}>
        {found?.corrected ? `已为你找「${found.corrected}」` : '相关内容'}
      </Words>
      <Strip>
        <Stack row gap={8}>
          <Chip onPress={() => go('/shop/pages/search', { keyword })}>搜全站</Chip>
          {others.map(({ id, label, count }) => (
            <Chip key={id} onPress={() => go('/shop/pages/search', { keyword, kind: id as Kind })}>
              {`${label} ${count}`}
            </Chip>
          ))}
        </Stack>
      </Strip>
    </Stack>
  );
}
