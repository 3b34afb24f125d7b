import Testing

@testable import Transfer

/// Completes names as a shell does.
struct PathCompletionTests {
    private let names = [".hidden/", "recipes.csv", "recipes.zip", "recipes/", "음료.json"]

    @Test(arguments: [
        ("re", "recipes", ["recipes.csv", "recipes.zip", "recipes/"]),
        ("recipes.c", "recipes.csv", ["recipes.csv"]),
        ("recipes.csv", "recipes.csv", []),
        ("x", "x", []),
        ("음", "음료.json", ["음료.json"]),
        (".", ".hidden/", [".hidden/"]),
        ("~/re", "~/recipes", ["recipes.csv", "recipes.zip", "recipes/"]),
        ("/a/b/recipes.z", "/a/b/recipes.zip", ["recipes.zip"]),
        ("~", "~/", []),
    ])
    func `a beginning grows as far as all matching names agree`(typed: String, text: String, fitting: [String]) {
        let completion = PathCompletion(typed, names: names)
        #expect(completion.text == text)
        #expect(completion.names == fitting)
    }

    @Test func `an empty path lists the folder without hidden names`() {
        #expect(PathCompletion("", names: names).names == ["recipes.csv", "recipes.zip", "recipes/", "음료.json"])
    }

    @Test func `names that do not fit are hinted at`() {
        let hint = PathCompletion("", names: (1...9).map { "file\($0)" }).hint
        #expect(hint.hasSuffix("…"))
        #expect(hint.contains("file6"))
        #expect(!hint.contains("file7"))
    }

    @Test(arguments: [("", ""), ("a", ""), ("a/b", "a"), ("/a", "/"), ("~/x", "~"), ("~", "~"), ("/a/b/", "/a/b")])
    func `the folder ends at the last slash`(typed: String, folder: String) {
        #expect(PathCompletion.folder(of: typed) == folder)
    }
}
