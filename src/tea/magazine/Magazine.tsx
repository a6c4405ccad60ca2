/** The landing from top to bottom. A block without data is left out. */
import { Text, View } from '@tarojs/components';
import type { CultureHome } from '@/contract';
import { go } from '@/core/routes';
import { Icon } from '@/ui/kit/Icon';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Section } from '@/ui/kit/SectionHead';
import { Slot } from '@/ui/kit/Slot';
import { Words } from '@/ui/kit/Words';
import { Below, later } from '@/ui/shell';
import { RegionMap } from '../maker/RegionMap';
import { Masters } from './Masters';
import { useMusic } from './useMusic';
import styles from './magazine.module.scss';

const Features = later(() => import('./Features').then(({ Features: part }) => part));

export function Magazine({ home }: { home: CultureHome }) {
  const { hero, masters, producers } = home;
  const [season] = hero.items;
  return (
    <View className={styles.magazine}>
      {season && <Hero label={season.label} text={season.value} image={season.image ?? ''} />}
      {masters.length > 0 && <Masters masters={masters} />}
      {producers.length > 0 && (
        <Below>
          <Section title="产地" note="先认识山，再认识茶" onMore={() => go('/tea/pages/producer', {})}>
            <View className={styles.map}>
              <RegionMap producers={producers} onOpen={(id) => go('/tea/pages/producer', { id })} />
            </View>
          </Section>
        </Below>
      )}
      <Features home={home} />
    </View>
  );
}

/** The season as a picture, and the music that waits for a tap. */
function Hero({ label, text, image }: { label: string; text: string; image: string }) {
  const music = useMusic();
  return (
    <View className={styles.hero}>
      <Picture src={image} w={750} ratio={1} alt="" priority />
      <View className={styles.heroWords}>
        <Text className={styles.season}>{label}</Text>
        <Words size="sub" className={styles.line}>
          {text}
        </Words>
        <Slot className={styles.musicRoom}>
          {music.piece && (
            <Pressable
              className={styles.music}
              pressed={music.on}
              label={music.on ? `停下茶音乐，${music.piece.title}` : `听茶音乐，${music.piece.title}`}
              onPress={() => music.toggle()}
            >
              <Icon name={music.on ? 'pause' : 'play'} size={16} />
              <Text>{music.on ? `在听 ${music.piece.title}` : `茶音乐 · ${music.piece.title}`}</Text>
            </Pressable>
          )}
        </Slot>
      </View>
    </View>
  );
}
