// Follows an event that is played now.
class AgonLive extends HTMLElement {}
customElements.define('agon-live', AgonLive);
