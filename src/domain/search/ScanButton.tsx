import { go, open } from '@/core/routes';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction } from '@/ui/shell/useAction';
import { useMessenger } from '@/ui/shell/useMessenger';

/** 扫一扫: a code is one of our own addresses, or a bar code, which the search knows. */
export function ScanButton() {
  const { scanCode } = useMessenger();
  const scan = useAction(async () => {
    const code = await scanCode();
    if (code && !(await open(code))) await go('/shop/pages/search/search', { keyword: code });
  });
  return <IconButton icon="scan" label="扫一扫" onPress={() => void scan.run()} />;
}
