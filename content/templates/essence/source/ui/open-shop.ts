/**
 * The shop behind every page. This one reckons in the browser and keeps carts and orders there, so that everything can
 * be tried without a server. To sell for real, answer another object with the methods of `Shop` here, such as
 * `createApiShop` of `lib/shop/api`, which asks your server; nothing else needs to change. Payment is not part of it: it
 * belongs between `place` and the page that says thank you.
 */
import { materials } from '../data/materials.ts'
import { scents } from '../data/scents.ts'
import { openBrowserShop } from '../lib/shop/browser-shop.ts'
import type { Shop } from '../lib/shop/shop.ts'

let opened: Shop | undefined

export function openShop(): Shop {
  opened ??= openBrowserShop({ scents, materials })
  return opened
}
