import Domain
import Terminal

@testable import DimoApp

@MainActor
enum Tour {
    /// Visits all places. Each chapter has its own program, so that chapters do not affect each other; `visit` gets the
    /// place's name and its program.
    ///
    /// - Parameter inPhases: returns whether to visit the place with this name empty, failed and loading, too.
    static func walk(
        _ language: Language, inPhases isStaged: (String) -> Bool = { _ in true },
        options: (inout LaunchOptions) -> Void = { _ in },
        visit: (String, Stage) async throws -> Void
    ) async throws {
        try await walk(Place.bare, on: Stage.opened(language, options: options), visit: visit)
        for places in [Place.filled, Place.settings, Place.community, Place.sharing] {
            let stage = try await Stage.opened(language, options: options)
            await stage.addBottles(Place.bottles)
            stage.host.advance(by: .seconds(10))
            try await walk(places, on: stage, visit: visit)
        }
        try await walk(
            Place.entrance,
            on: Stage.opened(language, route: nil, passesFirstBottles: false, options: options), visit: visit)
        for state in StagedState.allCases {
            try await walk(language, state, isStaged: isStaged, options: options, visit: visit)
        }
    }

    private static func walk(
        _ places: [Place], on stage: Stage, visit: (String, Stage) async throws -> Void
    ) async throws {
        for place in places {
            await place.reach(stage)
            try await visit(place.name, stage)
        }
    }

    private static func walk(
        _ language: Language, _ state: StagedState, isStaged: (String) -> Bool, options: (inout LaunchOptions) -> Void,
        visit: (String, Stage) async throws -> Void
    ) async throws {
        let stage = try await Stage.opened(language, store: .state(state), options: options)
        for place in Place.reading + Place.settingsReading + Place.communityReading where isStaged(place.name) {
            await place.reach(stage)
            try await visit("\(place.name)-\(state.rawValue)", stage)
        }
    }
}
