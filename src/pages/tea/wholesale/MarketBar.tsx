/** Where an approved wholesaler goes on: to the order sheet, or with a wish that is not on the shelf. */
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';

export const MarketBar = () => (
  <Stack row gap={10} grow>
    <Button tone="line" size="l" onPress={() => go('/member/pages/wholesale/blank', {})}>
      定制需求
    </Button>
    <Button block size="l" onPress={() => go('/shop/pages/marketing/wholesale', {})}>
      打开批发单
    </Button>
  </Stack>
);
