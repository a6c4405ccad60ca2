// WeChat's built-in elements and the attributes each one takes. The packer refuses any other tag; the host registers these.
// A table and nothing else, so that both sides can import it.

const HOVER = ['hoverClass', 'hoverStopPropagation', 'hoverStartTime', 'hoverStayTime'];

// One list for all plain boxes: an attribute too many is harmless here, a missing one would be a silent difference.
const BOX =
  `scaleArea x y direction show markerId enable mapkey transform duration easingFunction inertia outOfBounds damping friction
  disabled scale scaleMin scaleMax scaleValue scrollTop zIndex overlay position round closeOnSlideDown overlayStyle customStyle`
    .split(/\s+/)
    .concat(HOVER);

const TYPED =
  `value defaultValue type password placeholder placeholderStyle placeholderClass disabled maxlength cursorSpacing focus
  confirmType confirmHold cursor selectionStart selectionEnd adjustPosition holdKeyboard name autoHeight autoFocus fixed
  showConfirmBar disableDefaultPadding alwaysEmbed safePasswordCertPath safePasswordLength safePasswordTimeStamp
  safePasswordNonce safePasswordSalt safePasswordCustomHash nativeProps cursorColor`.split(/\s+/);

const TOGGLE = ['checked', 'disabled', 'value', 'color', 'name', 'type', 'defaultChecked'];

const DRAWN_GREY =
  `src mode longitude latitude scale minScale maxScale markers covers polyline circles controls includePoints showLocation
  polygons subkey layerStyle rotate skew enable3D showCompass showScale enableOverlooking enableZoom enableScroll enableRotate
  enableSatellite enableTraffic enablePoi enableBuilding setting type canvasId disableScroll duration danmuList danmuBtn
  enableDanmu autoplay loop muted initialTime pageGesture direction showProgress showFullscreenBtn showPlayBtn
  showCenterPlayBtn enableProgressGesture objectFit poster showMuteBtn title playBtnPosition enablePlayGesture
  autoPauseIfNavigate autoPauseIfOpenNative vslideGesture vslideGestureInFullscreen devicePosition flash frameSize resolution
  unitId adIntervals adType adTheme name author readOnly placeholder showImgSize showImgToolbar showImgResize focus
  openType openGid lang defaultText defaultAvatar nativeProps onInitDone ariaRole`.split(/\s+/);

const all = (names: string[], attributes: string[]) =>
  Object.fromEntries(names.map((name) => [name, attributes] as const));

/** Boxes without behaviour of their own. */
export const PLAIN_BOXES = [
  'view',
  'cover-view',
  'movable-area',
  'movable-view',
  'page-container',
  'root-portal',
  'sticky-header',
  'sticky-section',
  'match-media',
  'share-element',
  'list-view',
  'grid-view',
  'keyboard-accessory',
];

/** Elements that need a device: drawn as a grey box, their attributes accepted, their events never sent. */
export const GREY_BOXES = [
  'map',
  'canvas',
  'video',
  'camera',
  'audio',
  'live-player',
  'live-pusher',
  'ad',
  'ad-custom',
  'official-account',
  'open-data',
  'editor',
  'cover-image',
  'page-meta',
  'navigation-bar',
  'voip-room',
  'channel-video',
  'channel-live',
  'snapshot',
];

/** Tags of the template language itself. */
export const SYNTAX_TAGS = ['template', 'import', 'include', 'wxs', 'block', 'slot'];

export const ELEMENTS: Record<string, string[]> = {
  ...all(PLAIN_BOXES, BOX),
  ...all(GREY_BOXES, DRAWN_GREY),
  text: ['selectable', 'userSelect', 'space', 'decode', 'overflow', 'maxLines'],
  'rich-text': ['nodes', 'space', 'userSelect', 'mode'],
  image: ['src', 'mode', 'webp', 'lazyLoad', 'showMenuByLongpress', 'fadeIn', 'nativeProps', 'ariaLabel', 'ariaRole'],
  button: HOVER.concat(
    `size type plain disabled loading formType openType lang sessionFrom sendMessageTitle sendMessagePath sendMessageImg
    appParameter showMessageCard businessId name phoneNumberNoQuotaToast createLiveActivity groupId guildId publicId
    activityType entrancePath needShowEntrance`.split(/\s+/),
  ),
  form: ['reportSubmit', 'reportSubmitTimeout'],
  input: TYPED,
  textarea: TYPED,
  switch: TOGGLE,
  checkbox: TOGGLE,
  radio: TOGGLE,
  'checkbox-group': ['name'],
  'radio-group': ['name'],
  label: ['for', 'name'],
  slider:
    `value min max step disabled name activeColor backgroundColor blockSize blockColor showValue color selectedColor`.split(
      /\s+/,
    ),
  picker:
    `mode range rangeKey value disabled start end fields name headerText customItem level defaultValue textProps onChange`.split(
      /\s+/,
    ),
  'picker-view': `value name indicatorStyle indicatorClass maskStyle maskClass immediateChange title`.split(/\s+/),
  'picker-view-column': BOX,
  'scroll-view':
    `scrollX scrollY upperThreshold lowerThreshold scrollTop scrollLeft scrollIntoView scrollWithAnimation enableBackToTop
    refresherEnabled refresherThreshold refresherDefaultStyle refresherBackground refresherTriggered enableFlex
    scrollAnchoring enhanced usingSticky pagingEnabled showScrollbar fastDeceleration bounces type reverse clip cacheExtent
    minDragDistance padding enablePassive scrollIntoViewWithinExtent scrollIntoViewAlignment associativeContainer
    refresherTwoLevelEnabled refresherTwoLevelTriggered refresherTwoLevelThreshold refresherTwoLevelCloseThreshold
    refresherTwoLevelScrollEnabled refresherBallisticRefreshEnabled refresherTwoLevelPinned`.split(/\s+/),
  swiper:
    `indicatorDots indicatorColor indicatorActiveColor autoplay current currentItemId interval duration circular vertical
    previousMargin nextMargin displayMultipleItems skipHiddenItemLayout easingFunction snapToEdge cacheExtent
    scrollWithAnimation layoutType indicatorType nativeProps`.split(/\s+/),
  'swiper-item': ['itemId', 'skipHiddenItemLayout'],
  navigator: HOVER.concat(`url openType delta target appId path extraData version shortLink`.split(/\s+/)),
  'web-view': ['src'],
  icon: ['type', 'size', 'color'],
  progress:
    `percent showInfo strokeWidth activeColor backgroundColor active activeMode borderRadius fontSize color duration`.split(
      /\s+/,
    ),
};
