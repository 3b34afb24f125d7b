import Testing

/// A view model says what it needs, knows no terminal, and builds nothing that is shown.
@Suite struct ViewModelTests {
    /// Features that do not stand on the kit yet.
    private static let unfinished: Set<String> = ["Recipes"]

    private static let viewModels = Repository.sources.filter { file in
        file.path.hasPrefix("Sources/Features/") && file.path.hasSuffix("ViewModel.swift")
            && !unfinished.contains { file.path.hasPrefix("Sources/Features/\($0)/") }
    }

    @Test func `no view model takes the dependencies of its feature`() {
        #expect(Self.viewModels.count > 60, "the view models were not found")
        for file in Self.viewModels {
            #expect(!file.code.contains("DIContainer.Dependencies"), "\(file.path)")
        }
    }

    @Test func `no view model imports Terminal or Navigation`() {
        for file in Self.viewModels {
            #expect(Set(file.imports).isDisjoint(with: ["Terminal", "Navigation"]), "\(file.path)")
        }
    }

    @Test func `no view model has more than 200 lines`() {
        for file in Self.viewModels {
            let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(lines <= 200, "\(file.path) has \(lines)")
        }
    }

    @Test func `every feature that is excused still needs it`() {
        for feature in Self.unfinished {
            let files = Repository.sources.filter { $0.path.hasPrefix("Sources/Features/\(feature)/") }
            #expect(files.contains { $0.code.contains(": \(feature)DIContainer.Dependencies") }, "\(feature)")
        }
    }
}
