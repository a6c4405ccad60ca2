/** `/` and /pages/tea/advertising: the campaign picture, then the mall home (rule 6.10). */
import { APP_NAME } from '@/core/lib/app';
import { View } from '@tarojs/components';
import { Brand } from '@/ui/kit/Brand';
import { Picture } from '@/ui/kit/Picture';
import { Page, usePageParams } from '@/ui/shell';
import { Advert } from './advert/Advert';
import { useAdvert } from './advert/useAdvert';
import styles from './advertising.module.scss';

export default function AdvertPage() {
  const { redirect = '' } = usePageParams<'/pages/tea/advertising'>();
  const { ad, leave } = useAdvert(redirect);
  return (
    <Page bar="none" title={APP_NAME}>
      <View className={styles.screen}>
        <Picture src={ad?.image ?? '/images/splash/1.webp'} w={1170} alt="" fill priority />
        <View className={styles.brand}>
          <Brand kind="wordmark" tone="ink" height={34} />
        </View>
        {ad && <Advert ad={ad} onLeave={leave} />}
      </View>
    </Page>
  );
}
