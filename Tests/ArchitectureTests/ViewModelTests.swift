import Testing

/// View models declare their own dependencies, are independent of the terminal, and build no screens.
@Suite struct ViewModelTests {
    private static let viewModels = Repository.sources.filter { file in
        file.path.hasPrefix("Sources/Features/") && file.path.hasSuffix("ViewModel.swift")
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
}
