// All that a visitor sees is made here, so whoever reads only the HTML sees an empty page.
const title = document.createElement("h1");
title.textContent = "Kilnwork: studio management for pottery teachers";
document.body.append(title);
