/** The code of a business card begins a new client; whose number is known already is said there. A code of our own opens what it is of. */
import { canOpen, go, isOwnRoute, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useMessenger } from '@/ui/shell';
import { cardPersonOf } from './vcard';

export function useCardScan(): () => void {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  return () =>
    void scanCode().then((text) => {
      if (text === undefined || text.trim() === '') return;
      const person = cardPersonOf(text);
      if (person) return void go('/client/pages/clientNew', { ...person, from: 'card' });
      if (isOwnRoute(text) && canOpen(text)) return void open(text);
      feedback.toast('这不是名片上的码');
    });
}
