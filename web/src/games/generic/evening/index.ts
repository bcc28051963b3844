import type { EveningPicture } from "../../evening";
import Emblem from "./Emblem.svelte";
import Scene from "./Scene.svelte";

export default { Scene, Emblem } satisfies EveningPicture;
