"""What is wrong with the layout of a page, as one look of a browser finds it: cut, covered, overlapping, too small."""

FAULTS = """async (scrolled = '') => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));

    const SLACK = 1.5;
    const LEAST_CARD = 40;
    const WHOLE_NAMES = 88; // where there is less room, a long name may break
    const WINDOW = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    const LISTS = ['.log, .scroll, aside, dialog', scrolled].filter(Boolean).join();
    const BOXES = 'button, a.button, .seat, .tag, .stake, .sign, td, th, .former, li';
    const found = new Set();
    const say = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
    const named = (each) => {
        const words = (each.innerText || each.getAttribute('aria-label') || '').trim().replace(/\\s+/g, ' ');
        const names = typeof each.className === 'string' ? each.className.replace(/ ?svelte-\\w+/g, '') : 'svg';
        return `${each.tagName.toLowerCase()}.${names} "${words.slice(0, 40)}"`;
    };
    const isIn = (box, outer, slack = SLACK) => box.left >= outer.left - slack && box.right <= outer.right + slack
        && box.top >= outer.top - slack && box.bottom <= outer.bottom + slack;
    const meet = (one, other, slack = SLACK) => one.left < other.right - slack && other.left < one.right - slack
        && one.top < other.bottom - slack && other.top < one.bottom - slack;
    const styles = new Map();
    const styleOf = (each) => {
        if (!styles.has(each)) styles.set(each, getComputedStyle(each));
        return styles.get(each);
    };
    const isUnseen = (each) => {
        for (let box = each; box; box = box.parentElement) {
            const {display, visibility, clipPath} = styleOf(box);
            if (box.inert || display === 'none' || visibility === 'hidden' || clipPath === 'inset(50%)') return true;
        }
        return false;
    };
    /** What cuts this box off: the window, or something around it that shows only a part of what is in it. */
    const cutBy = (each, box) => {
        for (let outer = each; outer; outer = outer.parentElement) {
            const {overflowX, overflowY, display} = styleOf(outer);
            if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
            if (outer.matches(LISTS)) return null; // lists scroll: what they hold need not be in sight
            if (outer !== document.documentElement && !isIn(box, outer.getBoundingClientRect())) return outer;
        }
        return isIn(box, WINDOW) ? null : document.documentElement;
    };
    const isListed = (each) => each.closest(LISTS) !== null;

    const {scrollWidth, scrollHeight} = document.documentElement;
    if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) found.add(`the page is ${scrollHeight} high`);

    // things
    const PARTS = 'button, a, select, .seat, .play > .card, .stake, .former, .spread, svg.card';
    const things = [...document.querySelectorAll(PARTS)].filter((each) => !isUnseen(each));
    for (const each of things) {
        const box = each.getBoundingClientRect();
        if (!box.width) continue;
        const outer = isListed(each) ? null : cutBy(each, box);
        if (outer) found.add(`cut: ${named(each)} at ${say(box)} by ${named(outer)}`);
        if (each.matches('.play > .card') && box.width < LEAST_CARD)
            found.add(`small: a card of the trick, ${box.width} wide`);
        if (each.matches('button, a, select') && (box.width < 44 || box.height < 44))
            found.add(`small: ${named(each)} ${box.width} x ${box.height}`);
    }
    const apart = things.filter((each) => each.matches('button, a, select, .seat, .play > .card, .former, .spread'));
    const boxes = apart.filter((each) => !isListed(each)).map((each) => ({each, box: each.getBoundingClientRect()}));
    boxes.forEach(({each, box}, place) => {
        for (const other of boxes.slice(place + 1)) {
            const isLapping = each.matches('#hand *') && other.each.matches('#hand *'); // what may be played is lifted
            if (each.contains(other.each) || !meet(box, other.box, isLapping ? 8 : 2)) continue;
            if (each.matches('.place > *') !== other.each.matches('.place > *')) continue;
            found.add(`overlap: ${named(each)} at ${say(box)} and ${named(other.each)} at ${say(other.box)}`);
        }
        if (!each.matches('button, a, select')) return;
        for (const part of [0.15, 0.5, 0.85]) {
            const hit = document.elementFromPoint(box.left + box.width * part, box.top + box.height * part);
            if (hit && !each.contains(hit)) found.add(`covered: ${named(each)} at ${say(box)} by ${named(hit)}`);
        }
    });

    // words
    const lines = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const each = node.parentElement;
        if (!node.data.trim() || each.closest('svg, script, style, option, select') || isUnseen(each)) continue;
        const words = node.data.trim().slice(0, 40);
        const outer = each.closest(BOXES);
        const range = document.createRange();
        const isBroken = ({index, 0: word}) => {
            range.setStart(node, index + 1); // before the first letter there may be a hyphen of its own
            range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
        };
        const who = each.closest('.seat, .play')?.getBoundingClientRect();
        if (!each.closest('bdi') || who?.width >= WHOLE_NAMES)
            for (const word of node.data.matchAll(/[\\p{L}\\p{N}]{3,}/gu))
                if (isBroken(word)) found.add(`broken: "${word[0]}" in ${named(outer ?? each)}`);
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) {
            if (line.width < 1) continue;
            const lead = line.height * 0.22; // letters are lower than their line
            const box = {left: line.left, right: line.right, top: line.top + lead, bottom: line.bottom - lead};
            const by = isListed(each) ? null : cutBy(each, box);
            if (by) found.add(`cut: "${words}" at ${say(box)} by ${named(by)} at ${say(by.getBoundingClientRect())}`);
            if (outer && !isIn(box, outer.getBoundingClientRect()))
                found.add(`out: "${words}" at ${say(box)} of ${named(outer)} at ${say(outer.getBoundingClientRect())}`);
            if (!isListed(each)) lines.push({node, each, words, box});
        }
        for (let box = each; box && styleOf(box).display !== 'block' || box === each; box = box.parentElement) {
            const {overflowX, display} = styleOf(box);
            if (overflowX === 'visible' || overflowX === 'auto' || display === 'contents' || isListed(box)) continue;
            const {scrollWidth, scrollHeight, clientWidth, clientHeight} = box;
            if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3)
                found.add(`cut: "${words}" is ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`);
        }
    }
    const cards = things.filter((each) => each.matches('svg.card') && !isListed(each))
        .map((each) => ({each, box: each.getBoundingClientRect()}));
    lines.forEach((line, place) => {
        for (const other of lines.slice(place + 1))
            if (other.node !== line.node && meet(line.box, other.box))
                found.add(`overlap: "${line.words}" at ${say(line.box)} and "${other.words}" at ${say(other.box)}`);
        for (const card of cards)
            if (meet(line.box, card.box) && !line.each.closest('.gone'))
                found.add(`overlap: "${line.words}" at ${say(line.box)} and a card at ${say(card.box)}`);
        const {left, right, top, bottom} = line.box;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit && !hit.contains(line.each) && !line.each.contains(hit) && !hit.closest('dialog'))
            found.add(`covered: "${line.words}" at ${say(line.box)} by ${named(hit)}`);
    });
    return [...found];
}"""
"""Texts, cards, buttons and boxes that are not wholly in sight, lie upon each other, or are too small for a finger, and
words that break where no hyphen is. What matches the selector may be scrolled to."""
