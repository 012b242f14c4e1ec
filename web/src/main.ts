import { mount } from 'svelte';
import App from './App.svelte';
import { greet } from './greeting';
import { lang, learn } from './lang';
import { pause } from './pause';
import { here } from './place.svelte';
import { screenOf } from './screens';
import 'virtual:fonts.css';
import './styles/page.css';

// The screen and its language come side by side; whoever waits for the one would only wait for the other next.
void screenOf(here()).catch(() => undefined);
const target = document.getElementById('page');
if (target) greet(target);
void learn(lang())
  .then(pause)
  .then(() => target && mount(App, { target }));
