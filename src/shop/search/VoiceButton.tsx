/** 说一说 beside the search field, where the platform can listen. */
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { useAction } from '@/ui/shell';

export function VoiceButton({ onHeard }: { onHeard: (word: string) => void }) {
  const { feedback } = useStores();
  const listen = useAction(async () => {
    const heard = await platform.voice.listen();
    if (heard === undefined) feedback.toast('没有听到，再说一次');
    else onHeard(heard);
  });
  if (!platform.voice.available) return null;
  return (
    <Button
      size="s"
      tone="quiet"
      label="说一说想找的茶"
      busy={listen.pending && '在听'}
      onPress={() => void listen.run()}
    >
      说一说
    </Button>
  );
}
