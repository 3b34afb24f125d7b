extension WhyNot {
    /// Compares all ways, one option per line, cutting those that already cost more than the best.
    struct Search {
        struct Way {
            var steps: [PurchasePath.Step] = []
            var purchases: [Identifier<Ingredient>] = []
            var cost = 0
        }

        let lines: [DrinkLine]
        let options: [[Option]]
        private(set) var best: Way?

        mutating func run() { follow(Way(), line: 0) }

        private mutating func follow(_ way: Way, line: Int) {
            // The first of equally cheap ways wins.
            if let best, way.cost >= best.cost { return }
            guard line < options.count else {
                best = way
                return
            }
            for option in options[line] {
                var next = way
                next.steps.append(option.step)
                next.cost += option.trouble
                for (id, price) in option.purchases where !next.purchases.contains(id) {
                    next.purchases.append(id)
                    next.cost += price
                }
                follow(next, line: line + 1)
            }
        }
    }
}
