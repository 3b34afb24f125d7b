internal import Domain
internal import Navigation

extension BarDIContainer {
    /// A part of the bar with a flow of its own; nil for what belongs to the shelf's.
    func makeSection(
        _ destination: BarDestination, in context: NavigationContext, links: BarLinks
    ) -> Coordinator? {
        switch destination {
        case .shelf, .inAMinute, .makeable, .oneAway, .buyNext, .useUp: nil
        case .staples: SectionCoordinator(context: context) { self.makeStaples(present: $0) }
        case .shopping: SectionCoordinator(context: context) { self.makeShopping(links, present: $0) }
        case .log: SectionCoordinator(context: context) { self.makeLog(links, present: $0) }
        case .party: SectionCoordinator(context: context) { self.makeParty(links, present: $0) }
        case .calculators:
            SectionCoordinator(context: context) { _ in
                CalculatorScreen(
                    viewModel: CalculatorViewModel(dependencies: self.dependencies),
                    strings: self.dependencies.strings)
            }
        case .statistics:
            SectionCoordinator(context: context) { _ in
                StatisticsScreen(
                    viewModel: StatisticsViewModel(dependencies: self.dependencies),
                    strings: self.dependencies.strings)
            }
        }
    }

    private func makeShopping(
        _ links: BarLinks, present: @escaping @MainActor (any Modal) -> Void
    ) -> any Screen {
        let strings = dependencies.strings
        let actions = ShoppingActions(
            chooseItem: { choose in
                let source = FinderSource.ingredients(self.dependencies, title: strings["shopping.choose"])
                    .offeringWords { _ in strings["shopping.own-words"] }
                present(self.makeFinder("bar/shopping/find", source, choose: choose))
            }, showIngredient: links.showIngredient)
        return ShoppingScreen(
            viewModel: ShoppingViewModel(dependencies: dependencies, actions: actions), strings: strings)
    }

    private func makeLog(_ links: BarLinks, present: @escaping @MainActor (any Modal) -> Void) -> any Screen {
        let actions = LogActions(
            showDrink: links.showDrink,
            editEntry: { entry in
                present(self.makeForm("bar/log/entry", LogEntryForm(entry: entry, dependencies: self.dependencies)))
            },
            chooseDrink: { choose in
                let source = FinderSource.drinks(self.dependencies, title: self.dependencies.strings["log.choose"])
                present(self.makeFinder("bar/log/find", source, choose: choose))
            })
        return LogScreen(
            viewModel: LogViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    private func makeParty(_ links: BarLinks, present: @escaping @MainActor (any Modal) -> Void) -> any Screen {
        let actions = PartyActions(
            showDrink: links.showDrink, showIngredient: links.showIngredient,
            chooseDrink: { title, choose in
                present(
                    self.makeFinder("bar/party/find", .drinks(self.dependencies, title: title), choose: choose))
            },
            editCourse: { drink in
                present(
                    self.makeForm("bar/party/course", PartyCourseForm(drink: drink, dependencies: self.dependencies)))
            },
            editOrder: { drink, order in
                present(
                    self.makeForm(
                        "bar/party/order", PartyOrderForm(drink: drink, order: order, dependencies: self.dependencies)
                    ))
            })
        return PartyScreen(
            viewModel: PartyViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }

    private func makeStaples(present: @escaping @MainActor (any Modal) -> Void) -> any Screen {
        let actions = StaplesActions { title, choose in
            present(
                self.makeFinder(
                    "bar/staples/find", .ingredients(self.dependencies, title: title), choose: choose))
        }
        return StaplesScreen(
            viewModel: StaplesViewModel(dependencies: dependencies, actions: actions), strings: dependencies.strings)
    }
}
