// The part of glass-easel (WeChat's own component framework) that the host touches, described once. Its published types are
// generic over every component's data and leave the internal fields out; this is the small, honest surface used here.
import * as glassEasel from 'glass-easel';
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter';

export type Data = Record<string, unknown>;
export type Handler = (...args: unknown[]) => unknown;

/** A DOM element that glass-easel made; it points back to the node it stands for. */
export interface BoundElement extends HTMLElement {
  __wxElement?: EngineNode;
}

export interface EngineNode {
  $$: BoundElement | null;
  id?: string;
  dataset?: Data;
  data: Data;
  triggerEvent(type: string, detail: unknown, options: EventOptions): void;
  addListener(type: string, listener: Handler): void;
}

export interface EventOptions {
  bubbles?: boolean;
  composed?: boolean;
  capturePhase?: boolean;
  originalEvent?: unknown;
}

export interface EngineEvent {
  type: string;
  timeStamp: number;
  target: EngineNode | null;
  currentTarget: EngineNode | null;
  mark?: Data | null;
  detail: unknown;
  getOriginalEvent?(): unknown;
  getEventBubbleStatus(): number;
}

/** A page or component as the app's code sees it. */
export interface Instance {
  data: Data;
  setData(patch: Data, done?: () => void): void;
  [member: string]: unknown;
}

export interface ComponentSpace {
  _$allowUnusedNativeNode: boolean;
  defineComponent(definition: Data): unknown;
  setGlobalUsingComponent(name: string, component: unknown): void;
}

export interface CodeSpace {
  getComponentSpace(): ComponentSpace;
  addComponentStaticConfig(path: string, config: unknown): void;
  getComponentStaticConfig(path: string): { usingComponents?: Record<string, string> } | undefined;
  addCompiledTemplate(path: string, template: { groupList: unknown; content: unknown }): void;
  componentEnv(path: string, run: (env: { Page(d: Data): void; Component(d: Data): void }) => void): void;
  behavior(): { definition(d: Data): { register(): unknown } };
}

export interface Root {
  get(): Instance;
  attach(parent: Element, placeholder: Element): void;
  release(): void;
}

interface Backend {
  createRoot(tag: string, space: CodeSpace, path: string): Root;
}

interface BackendContext {
  document: {
    createElement(tag: string): Element;
    createTextNode(text: string): Text;
    createDocumentFragment(): DocumentFragment;
  };
  onEvent(listener: (target: EngineNode, type: string, detail: unknown, options: EventOptions) => number): void;
}

type PrepareOptions = (...args: unknown[]) => [{ idPrefixGenerator: unknown; writeIdToDOM: boolean }, ...unknown[]];

interface Environment {
  associateBackend(context: BackendContext): Backend;
  createCodeSpace(id: string, isMain: boolean): CodeSpace;
  getGlobalCodeSpace(): { constructor: { prototype: { prepareComponentOptions: PrepareOptions } } };
}

interface Engine {
  CurrentWindowBackendContext: new () => BackendContext;
  Event: {
    new (type: string, detail: unknown, options: EventOptions): EngineEvent;
    dispatchEvent(target: EngineNode, event: EngineEvent): void;
  };
  addGlobalWarningListener(listener: (message: string) => boolean): void;
  addGlobalErrorListener(listener: (error: unknown, meta?: { method?: string }) => boolean): void;
}

export const engine = glassEasel as unknown as Engine;

export const createEnvironment = (): Environment => new MiniProgramEnv() as unknown as Environment;
