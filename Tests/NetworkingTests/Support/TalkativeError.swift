/// An error of a library that says more than it should.
struct TalkativeError: Error, CustomStringConvertible {
    let description: String
}
