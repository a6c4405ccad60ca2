import { platform } from '@/core/platform';
import { go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction } from '@/ui/shell/useAction';

/** 扫一扫: a code is one of our own addresses, or a bar code, which the search knows. */
export function ScanButton() {
  const { feedback } = useStores();
  const scan = useAction(async () => {
    if (!platform.scan.available) return feedback.toast('请用微信打开后扫码');
    const code = await platform.scan.scan();
    if (code && !(await open(code))) await go('/shop/pages/search/search', { keyword: code });
  });
  return <IconButton icon="scan" label="扫一扫" onPress={() => void scan.run()} />;
}
