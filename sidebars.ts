export default { docs: ['introduction/installation/index'] };
