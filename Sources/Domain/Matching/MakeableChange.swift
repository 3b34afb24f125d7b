package struct MakeableChange: Hashable, Sendable {
    package var unlocked: [Identifier<Drink>] = []
    package var lost: [Identifier<Drink>] = []

    package init() {}
}
