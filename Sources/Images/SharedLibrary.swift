import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A library that is opened while the program runs.
struct SharedLibrary {
    private let name: String
    private let handle: UnsafeMutableRawPointer

    /// Opens the first of a list that is there.
    init(_ name: String, names: [String]) throws(PictureProblem) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw .noLibrary(name: name)
        }
        self.name = name
        self.handle = handle
    }

    /// A function by its name; its type is that of the header, which the bit cast takes on trust.
    func function<Function>(_ function: String) throws(PictureProblem) -> Function {
        guard let address = dlsym(handle, function) else { throw .noLibrary(name: name) }
        return unsafeBitCast(address, to: Function.self)
    }
}
