package import Domain
import Foundation

/// Pictures from the network, with a memory cache of decoded ones and a folder of original files. Requests for the same
/// picture are shared, and cancelled when nobody waits for them.
package actor HTTPPictureRepository: PictureRepository {
    /// The most bytes of pixels in memory.
    private static let memoryLimit = 4 << 20

    private struct Key: Hashable, Sendable {
        let address: String
        let size: PictureSize
    }

    private struct Job {
        let number: Int
        let task: Task<Picture, any Error>
        var waiters = 0
    }

    private let client: any HTTPClient
    private let decoder: any PictureDecoder
    private let folder: PictureFolder?
    private let allowsPrivateHTTP: Bool
    private var known = LeastRecentlyUsed<Key, Picture>(limit: HTTPPictureRepository.memoryLimit)
    private var jobs: [Key: Job] = [:]
    private var lastNumber = 0

    /// Nothing is stored on disk without a `folder`. `allowsPrivateHTTP` lets http go to a private network.
    package init(
        _ client: any HTTPClient, decoder: any PictureDecoder, folder: PictureFolder?,
        allowsPrivateHTTP: Bool = false
    ) {
        self.client = client
        self.decoder = decoder
        self.folder = folder
        self.allowsPrivateHTTP = allowsPrivateHTTP
    }

    package func picture(at address: PictureAddress, fitting size: PictureSize) async throws -> Picture {
        let endpoint = try address.endpoint(width: size.width, allowsPrivateHTTP: allowsPrivateHTTP)
        let key = Key(address: endpoint.requestURL, size: size)
        if let picture = known.value(of: key) { return picture }
        let number = join(key, endpoint)
        guard let task = jobs[key]?.task else { throw CancellationError() }
        let picture = try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            Task { await self.leave(key, number) }
        }
        try Task.checkCancellation()
        return picture
    }

    var jobCount: Int { jobs.count }
    var waiterCount: Int { jobs.values.reduce(0) { $0 + $1.waiters } }

    private func join(_ key: Key, _ endpoint: Endpoint) -> Int {
        if let job = jobs[key] {
            jobs[key]?.waiters += 1
            return job.number
        }
        lastNumber += 1
        let number = lastNumber
        let task = Task { [client, decoder, folder] in
            do {
                let picture = try await Self.load(endpoint, key, client, decoder, folder)
                self.finish(key, number, picture)
                return picture
            } catch {
                self.finish(key, number, nil)
                throw error
            }
        }
        jobs[key] = Job(number: number, task: task, waiters: 1)
        return number
    }

    private func leave(_ key: Key, _ number: Int) {
        guard let job = jobs[key], job.number == number else { return }
        jobs[key]?.waiters -= 1
        guard job.waiters <= 1 else { return }
        jobs[key] = nil
        job.task.cancel()
    }

    private func finish(_ key: Key, _ number: Int, _ picture: Picture?) {
        if jobs[key]?.number == number { jobs[key] = nil }
        if let picture { known.keep(picture, for: key, cost: picture.pixels.count) }
    }

    /// Not isolated: decoding takes time.
    @concurrent
    private static func load(
        _ endpoint: Endpoint, _ key: Key, _ client: any HTTPClient, _ decoder: any PictureDecoder,
        _ folder: PictureFolder?
    ) async throws -> Picture {
        if let file = await folder?.file(of: key.address) {
            do throws(PictureProblem) {
                return try decoder.picture(from: file, fitting: key.size)
            } catch .noLibrary(let name) {
                throw PictureProblem.noLibrary(name: name)
            } catch {
                // A file that cannot be decoded is fetched again.
                await folder?.remove(key.address)
            }
        }
        let response = try await client.response(to: endpoint)
        let picture = try decoder.picture(from: response.body, fitting: key.size)
        await folder?.keep(response.body, of: key.address)
        return picture
    }
}
