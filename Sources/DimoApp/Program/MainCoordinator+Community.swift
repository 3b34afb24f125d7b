internal import Bar
internal import Dig
internal import Domain
internal import Drinks
internal import Home
internal import Momentum
internal import Navigation
internal import Settings
internal import Transfer
internal import Works

/// The ways between works, characters, members and everything else. Every flow runs on the stack it was asked for on.
extension MainCoordinator {
    /// Shows a place among works, characters and members.
    func show(_ route: CommunityRoute, on stack: ScreenStack) {
        switch route {
        case .shelf(let name): HomeShelf(rawValue: name).map { run(makeHome(from: .shelf($0), on: stack)) }
        case .inbox: run(makeDig(from: .inbox, on: stack))
        case .ownWorks: run(makeWorks(from: .ownWorks, on: stack))
        case .requests: run(makeWorks(from: .requests, on: stack))
        case .hidden: run(makeWorks(from: .hidden, on: stack))
        case .random: run(makeDig(from: .list(.random), on: stack))
        case .hot: run(makeDig(from: .list(.hot), on: stack))
        case .search(let text): run(makeDig(from: .search(text), on: stack))
        case .dig(let id): run(makeDig(from: .form(id), on: stack))
        case .result(let id): run(makeDig(from: .result(id), on: stack))
        case .work(let id): run(makeWorks(from: .work(id), on: stack))
        case .character(let id): run(makeWorks(from: .character(id), on: stack))
        case .review(let id): run(makeWorks(from: .review(id), on: stack))
        case .member(let id): run(makeMomentum(from: .member(id), on: stack))
        case .list(let name): MomentumList(rawValue: name).map { run(makeMomentum(from: .list($0), on: stack)) }
        case .calendar: run(makeMomentum(from: .calendar, on: stack))
        }
    }

    func makeHome(from destination: HomeDestination, on stack: ScreenStack) -> Coordinator {
        factory.makeFlow(.home(destination, opening(on: stack)), in: context(stack))
    }

    func makeDig(from destination: DigDestination, on stack: ScreenStack) -> Coordinator {
        factory.makeFlow(.dig(destination, opening(on: stack)), in: context(stack))
    }

    func makeWorks(from destination: WorksDestination, on stack: ScreenStack) -> Coordinator {
        return factory.makeFlow(.works(destination, opening(on: stack)), in: context(stack))
    }

    func makeMomentum(from destination: MomentumDestination, on stack: ScreenStack) -> Coordinator {
        return factory.makeFlow(.momentum(destination, opening(on: stack)), in: context(stack))
    }

    /// A way out of a feature to something with an id: the flow it leads to runs on the same stack.
    private func way<Entity>(
        on stack: ScreenStack,
        _ make: @escaping @MainActor (MainCoordinator, Identifier<Entity>, ScreenStack) -> Coordinator
    ) -> @MainActor (Identifier<Entity>) -> Void {
        { [weak self, weak stack] id in
            guard let self, let stack else { return }
            run(make(self, id, stack))
        }
    }
}
