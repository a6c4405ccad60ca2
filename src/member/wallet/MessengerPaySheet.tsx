/** 微信支付 outside the messenger: this very page as a code and a link to go on there, or the bank's way. */
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { QrCode } from '@/ui/kit/QrCode';
import { MessengerOnly } from '@/ui/shell/MessengerOnly';
import styles from './MessengerPaySheet.module.scss';

interface MessengerPaySheetProps {
  open: boolean;
  onClose: () => void;
  /** Absent: this kind of order takes no transfer. */
  onTransfer?: () => void;
}

export function MessengerPaySheet({ open, onClose, onTransfer }: MessengerPaySheetProps) {
  const { feedback } = useStores();
  const address = platform.host.currentUrl();
  const copy = () =>
    void platform.clipboard.copy(address).then(
      () => feedback.toast('已复制，到微信里粘贴打开'),
      () => feedback.toast('复制失败，请用微信扫码'),
    );
  return (
    <MessengerOnly open={open} text="用微信扫一扫，登录后接着付这一笔；也可以把链接发到微信里打开。" onClose={onClose}>
      <QrCode className={styles.code} text={address} label="用微信扫一扫，去微信里付款" size={180} />
      <Button className={styles.way} block tone="line" icon="copy" onPress={copy}>
        复制付款链接
      </Button>
      {onTransfer && (
        <Button className={styles.way} block tone="line" icon="card" onPress={onTransfer}>
          改用线下转账
        </Button>
      )}
    </MessengerOnly>
  );
}
