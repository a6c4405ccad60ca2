/** The viewer with its scenes, the tour, and the hot spots once more as a list. */
import { useState, type Dispatch, type SetStateAction } from 'react';
import { Text, View } from '@tarojs/components';
import { platform } from '@/core/platform';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chips } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { Picture } from '@/ui/kit/Picture';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Switch } from '@/ui/kit/Switch';
import { useInterval } from '@/ui/kit/useInterval';
import { Title } from '@/ui/kit/Words';
import { Section } from '../maker/Section';
import { useMusic } from '../magazine/useMusic';
import { Compass } from './Compass';
import { Panorama } from './Panorama';
import { START, turned, type Pose } from './pose';
import type { Scene, Spot, Tour } from './scenes';
import { useTilt } from './useTilt';
import styles from './VrBody.module.scss';

const TURN_MS = 50;

export function VrBody({ tour, start }: { tour: Tour; start?: string }) {
  const [sceneId, setSceneId] = useState(tour.scenes.some(({ id }) => id === start) ? start : tour.scenes[0]?.id);
  const [pose, setPose] = useState<Pose>(START);
  const [spinning, setSpinning] = useState(false);
  const [flat, setFlat] = useState(false);
  const [spot, setSpot] = useState<Spot>();
  const [stop, setStop] = useState<number>();
  const music = useMusic(2);
  const scene = tour.scenes.find(({ id }) => id === sceneId) ?? tour.scenes[0];

  const tilt = useTilt(setPose);

  useInterval(() => setPose((now) => turned(now, 0.35)), spinning && !flat && !spot && TURN_MS);

  if (!scene) return null;
  const showScene = (id: string, yaw = 0) => {
    setSceneId(id);
    setPose({ ...START, yaw: (yaw + 360) % 360 });
  };
  const goStop = (index: number) => {
    const next = tour.stops[index];
    setStop(next ? index : undefined);
    if (!next) return music.toggle(false);
    setSpinning(false);
    showScene(next.sceneId, next.yaw);
  };
  const here = stop === undefined ? undefined : tour.stops[stop];
  return (
    <View className={styles.body}>
      <View className={styles.view}>
        <Looking scene={scene} flat={flat} pose={pose} onPose={setPose} onSpot={setSpot} />
        <View className={styles.caption}>
          <Title>{here?.label ?? scene.title}</Title>
          <Text className={styles.words}>{here?.text ?? scene.text}</Text>
        </View>
      </View>
      <View className={styles.scenes}>
        <Chips
          label="场景"
          items={tour.scenes.map(({ id, title }) => ({ id, label: title }))}
          current={scene.id}
          onChange={(id) => {
            setStop(undefined);
            showScene(id);
          }}
        />
      </View>
      <Ways spinning={spinning} tilt={tilt} flat={flat} onSpin={setSpinning} onFlat={setFlat} />
      <Section title="云游路线" note={`${tour.stops.length} 站`}>
        <TourSteps tour={tour} stop={stop} music={music} onStop={goStop} />
      </Section>
      <Section title="这里能看到" note={`${scene.spots.length} 处`}>
        <Cells>
          {scene.spots.map((one) => (
            <Cell
              key={one.key}
              label={one.label}
              note={one.text}
              name={`${one.label}，转过去看`}
              onPress={() => {
                setFlat(false);
                setPose({ ...START, yaw: (one.yaw + 360) % 360 });
                setSpot(one);
              }}
            />
          ))}
        </Cells>
      </Section>
      <SpotSheet scene={scene} spot={spot} onClose={() => setSpot(undefined)} />
    </View>
  );
}

interface LookingProps {
  scene: Scene;
  flat: boolean;
  pose: Pose;
  onPose: Dispatch<SetStateAction<Pose>>;
  onSpot: (spot: Spot) => void;
}
/** The scene around oneself, or as one long picture. */
function Looking({ scene, flat, pose, onPose, onSpot }: LookingProps) {
  return (
    <>
      {flat ? (
        <Strip>
          <Picture className={styles.flat} src={scene.image} w={1500} ratio={0.5} alt={`${scene.title}的长图`} />
        </Strip>
      ) : (
        <Panorama scene={scene} pose={pose} width={platform.system.windowWidth()} onPose={onPose} onSpot={onSpot} />
      )}
      <View className={styles.corner}>{!flat && <Compass scene={scene} pose={pose} />}</View>
      {!flat && (
        <>
          <View className={`${styles.turn} ${styles.before}`}>
            <IconButton tone="ink" icon="back" label="向左转" onPress={() => onPose((now) => turned(now, -30))} />
          </View>
          <View className={`${styles.turn} ${styles.after}`}>
            <IconButton tone="ink" icon="next" label="向右转" onPress={() => onPose((now) => turned(now, 30))} />
          </View>
        </>
      )}
    </>
  );
}

interface WaysProps {
  spinning: boolean;
  tilt: ReturnType<typeof useTilt>;
  flat: boolean;
  onSpin: (on: boolean) => void;
  onFlat: (on: boolean) => void;
}
/** The view turns by itself or with the phone, never both. */
function Ways({ spinning, tilt, flat, onSpin, onFlat }: WaysProps) {
  return (
    <Cells place="next">
      <Cell label="自动转动">
        <Switch
          on={spinning}
          label="自动转动"
          onChange={(on) => {
            onSpin(on);
            if (on) tilt.turn(false);
          }}
        />
      </Cell>
      {tilt.available && (
        <Cell label="跟着手机看">
          <Switch
            on={tilt.on}
            label="跟着手机看"
            onChange={(on) => {
              onSpin(false);
              tilt.turn(on);
            }}
          />
        </Cell>
      )}
      <Cell label="平面长图">
        <Switch on={flat} label="平面长图" onChange={onFlat} />
      </Cell>
    </Cells>
  );
}

interface TourStepsProps {
  tour: Tour;
  /** undefined: not on the tour. */
  stop: number | undefined;
  music: ReturnType<typeof useMusic>;
  onStop: (index: number) => void;
}
function TourSteps({ tour, stop, music, onStop }: TourStepsProps) {
  const here = stop === undefined ? undefined : tour.stops[stop];
  return (
    <>
      {here === undefined || stop === undefined ? (
        <Button
          block
          tone="ink"
          onPress={() => {
            onStop(0);
            music.toggle(true);
          }}
        >
          出发
        </Button>
      ) : (
        <Stack gap={12}>
          <Text className={styles.stop}>{`第 ${stop + 1} 站 · ${here.label}`}</Text>
          <Stack row gap={10}>
            <Button tone="quiet" disabled={stop === 0} onPress={() => onStop(stop - 1)}>
              上一站
            </Button>
            {music.piece && (
              <Button tone="quiet" onPress={() => music.toggle()}>
                {music.on ? '静音' : '开声音'}
              </Button>
            )}
            <Button tone="ink" onPress={() => onStop(stop + 1)}>
              {stop + 1 < tour.stops.length ? '下一站' : '到家'}
            </Button>
          </Stack>
        </Stack>
      )}
    </>
  );
}

function SpotSheet({ scene, spot, onClose }: { scene: Scene; spot: Spot | undefined; onClose: () => void }) {
  const { link = '' } = spot ?? {};
  return (
    <Sheet
      open={spot !== undefined}
      title={spot?.label ?? scene.title}
      onClose={onClose}
      footer={
        canOpen(link) && (
          <Button block onPress={() => open(link)}>
            去看看
          </Button>
        )
      }
    >
      <View className={styles.spot}>
        {spot?.image && <Picture className={styles.shot} src={spot.image} w={750} ratio={0.6} alt="" />}
        <Text className={styles.text}>{spot?.text ?? ''}</Text>
      </View>
    </Sheet>
  );
}
